import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicAccountViewModelTests {
  @Test func signingInOpensASessionAndTheShelf() async throws {
    let world = try await BookshelfWorld()
    let account = world.account()
    let states = await account.states()
    await account.send(.signIn(ComicAccountForm(name: "ＭＩＮＡ", password: "paper moon")))
    guard case .opened(let session)? = await states.first(3).last else {
      Issue.record("no session was opened")
      return
    }
    #expect(session.reader.reader.name.text == "mina")
    #expect(world.router.opened == [.list(ComicListForm())])
    #expect(try await world.tokens.kept()?.disclosed == session.token.disclosed)
  }

  @Test(arguments: [("mina", "paper moons"), ("nina", "paper moon")])
  func reportsAnUnknownNameAsAWrongPassword(name: String, password: String) async throws {
    let world = try await BookshelfWorld()
    let account = world.account()
    let states = await account.states()
    await account.send(.signIn(ComicAccountForm(name: name, password: password)))
    guard case .failure(.wrongPassword)? = await states.first(3).last else {
      Issue.record("it was not refused")
      return
    }
    #expect(world.router.opened == [])
    #expect(try await world.tokens.kept() == nil)
  }

  @Test func signingOutEndsTheSession() async throws {
    let world = try await BookshelfWorld()
    let account = world.account()
    await account.send(.signIn(ComicAccountForm(name: "mina", password: "paper moon")))
    let token = try #require(try await world.tokens.kept())
    let states = await account.states()
    await account.send(.signOut)
    guard case .signedOut? = await states.first(3).last else {
      Issue.record("the screen does not show that the reader has signed out")
      return
    }
    #expect(try await world.readers.reader(showing: token) == nil)
    #expect(try await world.tokens.kept() == nil)
    #expect(world.router.opened.last == .account)
  }

  @Test func doesNotStoreTheTokenOfAWebVisitor() async throws {
    let world = try await BookshelfWorld()
    await world.account(.stranger(showing: nil)).send(
      .signIn(ComicAccountForm(name: "mina", password: "paper moon")))
    #expect(try await world.tokens.kept() == nil)
  }

  @Test func aNewSessionEndsThePreviousOne() async throws {
    let world = try await BookshelfWorld()
    await world.account().send(.signIn(ComicAccountForm(name: "mina", password: "paper moon")))
    let first = try #require(try await world.tokens.kept())
    await world.account().send(.signUp(ComicAccountForm(name: "tomo", password: "paper moon")))
    let second = try #require(try await world.tokens.kept())
    #expect(try await world.readers.reader(showing: first) == nil)
    #expect(try await world.readers.reader(showing: second)?.reader.name.text == "tomo")
  }

  @Test(arguments: [
    "aaaaaaaa", "        ", "abababababab", "password", "Password1", "iloveyou", "11223344",
  ])
  func rejectsCommonAndSimpleNewPasswords(_ password: String) async throws {
    let world = try await BookshelfWorld()
    let account = world.account()
    let states = await account.states()
    await account.send(.signUp(ComicAccountForm(name: "tomo", password: password)))
    guard case .failure(.form(let failures))? = await states.first(3).last,
      failures.map(\.field) == [.password]
    else {
      Issue.record("it was taken")
      return
    }
    #expect(try await world.tokens.kept() == nil)
  }

  @Test func aFormWithTwoInvalidFieldsNamesBoth() async throws {
    let world = try await BookshelfWorld()
    for intent in [
      ComicAccountIntent.signUp(ComicAccountForm(name: " ", password: "short")),
      .signIn(ComicAccountForm(name: "", password: "")),
    ] {
      let account = world.account()
      let states = await account.states()
      await account.send(intent)
      guard case .failure(.form(let failures))? = await states.first(3).last else {
        Issue.record("the form was accepted")
        return
      }
      #expect(failures.map(\.field) == [.name, .password])
    }
  }

  @Test func rejectsATakenName() async throws {
    let world = try await BookshelfWorld()
    let account = world.account()
    let states = await account.states()
    await account.send(.signUp(ComicAccountForm(name: "Mina", password: "paper moon")))
    guard case .failure(.nameTaken(let name))? = await states.first(3).last else {
      Issue.record("it was given twice")
      return
    }
    #expect(name.text == "mina")
  }

  @Test func anExpiredSessionMeansSignedOut() async throws {
    let world = try await BookshelfWorld()
    let account = world.account()
    await account.send(.signIn(ComicAccountForm(name: "mina", password: "paper moon")))
    world.clock.set(.fixture(0).advanced(by: ReaderSession.lifetime))
    let states = await account.states()
    await account.send(.show)
    guard case .signedOut? = await states.first(3).last else {
      Issue.record("somebody is signed in")
      return
    }
  }

  @Test func showsTheSignedInReader() async throws {
    let world = try await BookshelfWorld()
    await world.account().send(.signIn(ComicAccountForm(name: "mina", password: "paper moon")))
    let account = world.account()
    let states = await account.states()
    await account.send(.show)
    guard case .signedIn(let reader)? = await states.first(3).last else {
      Issue.record("nobody is signed in")
      return
    }
    #expect(reader.name.text == "mina")
  }

  @Test func signingUpOpensTheShelfUnlessItFails() async throws {
    let world = try await BookshelfWorld()
    await world.account().send(.signUp(ComicAccountForm(name: "mina", password: "paper moon")))
    #expect(world.router.opened == [])
    await world.account().send(.signUp(ComicAccountForm(name: "tomo", password: "paper moon")))
    #expect(world.router.opened == [.list(ComicListForm())])
  }
}
