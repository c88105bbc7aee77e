/// A recorded catalogue. All people, titles and addresses are invented.
enum RecordedCatalogue {
  static let text = #"""
    {
      "generatedBy": {"name": "catalogue", "series": [{"id": "not one"}]},
      "series": [
        {
          "id": "kaze",
          "title": "かぜの・みなと",
          "titleReading": "カゼノミナト",
          "authors": [
            {"name": "神田はるか", "reading": "カンダハルカ", "role": "story"},
            {"name": "Ines Moreau", "reading": null}
          ],
          "publisher": "\u706f\u53f0\u66f8\u623f",
          "comics": [
            {
              "id": "kaze-1", "title": "はじまりの巻", "volume": 1, "number": "1", "sortNumber": 1,
              "price": {"amount": 528, "currency": "JPY", "tax": 48},
              "releaseDate": "2026-02-28", "availableAt": "2026-02-28T00:00:00+09:00",
              "updatedAt": "2026-02-20T01:02:03.45Z", "imageUpdatedAt": "2026-02-21T00:00:00Z",
              "purchasable": true, "hidden": false, "pages": 192
            },
            {
              "id": "kaze-105", "number": "10.5", "sortNumber": 10.5,
              "price": {"currency": "USD", "amount": 499}, "purchasable": true
            },
            {
              "id": "kaze-hu", "number": "19.HU", "sortNumber": "19.125",
              "price": {"amount": 0, "currency": "EUR"}, "hidden": true
            },
            {
              "id": "kaze-none", "title": null, "volume": null, "number": null, "sortNumber": null,
              "price": null, "releaseDate": null, "availableAt": null, "updatedAt": null,
              "imageUpdatedAt": null, "purchasable": null, "hidden": null, "pages": null
            }
          ],
          "episodes": [
            {
              "id": "kaze-e1", "title": "第1話　灯台", "displayIndex": 2,
              "publishesAt": "2026-03-01T09:00:00+09:00", "closesAt": "2026-03-08T00:00:00Z",
              "unreadableAt": "2027-03-08T00:00:00Z", "updatedAt": "2026-02-28T00:00:00Z",
              "hidden": false, "free": true, "comic": "kaze-1",
              "advertisement": {
                "type": "banner", "address": "https:\/\/lighthouse.example\/fair", "slot": 3
              },
              "contentType": "strip", "pages": 24
            },
            {
              "id": "kaze-e2", "displayIndex": -1, "hidden": true,
              "advertisement": {"type": "leaflet", "address": null, "slot": null},
              "contentType": "hologram"
            },
            {
              "id": "kaze-e3", "title": null, "displayIndex": null, "publishesAt": null,
              "closesAt": null, "unreadableAt": null, "updatedAt": null, "hidden": null,
              "free": null, "comic": null, "advertisement": null, "contentType": null,
              "pages": null
            }
          ]
        },
        {"id": "bare", "title": "Bare"},
        {
          "id": "half",
          "title": "Half of It",
          "authors": [{"reading": "ナナシ"}],
          "publisher": 7,
          "comics": [
            {
              "id": "half-1", "number": "1", "sortNumber": 1.0005,
              "price": {"amount": -1, "currency": "JPY"}, "releaseDate": "2026-02-29",
              "purchasable": true, "pages": 0
            }
          ],
          "episodes": [
            {
              "id": "half-e1", "publishesAt": "2026-03-01T00:00:00Z",
              "closesAt": "2026-03-01T09:00:00+09:00"
            }
          ]
        },
        {"title": "Nobody’s"}
      ]
    }
    """#
}
