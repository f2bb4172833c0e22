extension Lexicon {
  /// Acts that one does to a thing, as one would ask for them.
  static let verbs = words(
    """
    address adjust admire air arrange balance borrow bring brush build bury button buy carry carve catch
    chase check choose circle claim clean clear close collect color compare copy count cover cross cut
    dampen decorate deliver describe deposit draw drag drain draw drop dry dust empty enter examine exchange
    explore fasten feed fetch file fill find fix flatten flip fold follow frame freeze gather give grab
    grate guard guess hang heat hide hold ignore inspect iron keep label lay leave lend level lift light
    list load locate lock lower mark match measure melt mend mention mix move name notice number offer oil
    open order pack paint park pass paste patch pay peel pick pin place plant plug point polish postpone
    pour press print pull push put raise read record remember remove rent repair replace request return
    rinse roll sand save scan scatter scrape scrub seal search secure select sell send separate set sew
    shake sharpen shelve shut sketch slice smooth sniff soak sort spell spin split spray stack stamp start
    steam stir store straighten stretch study sweep swap take taste test thread throw tidy tie tighten tilt
    touch trace trade transport trim turn twist unfold unlock unpack unplug untie use visit wash watch water
    wax weigh wind wipe withdraw wrap write
    """
  )

  /// What a thing can be like, without judging anyone.
  static let adjectives = words(
    """
    ancient antique ashen bare beige bent big bitter black blank blond blue blunt blurry bold bony borrowed
    bottom bright brittle broad broken bronze brown bulky bumpy busy buttery careful cheap checkered chilly
    chipped chubby circular clean clear clever cloudy clumsy coarse cold colorful compact complete cool corny
    costly cozy cracked cramped creaky creamy crisp crooked crowded crumpled curly curved cylindrical damp
    dark deep dented dim dirty distant double drafty dry dull dusty dwarf early eastern electric elegant
    empty enormous even extra faded faint familiar fancy far fast fat feathery final fine firm flaky flat
    flimsy floral folded foreign forgotten formal fragile fragrant framed fresh front frosty frozen full
    funny furry fuzzy giant glassy gleaming glossy gloomy golden grainy grand gray greasy green hairy hard
    hasty heavy hidden hollow homemade hot huge humid icy idle immense inner jagged knotted large late lazy
    leafy leaky lean leather left light little local lonely long loose lopsided loud low lower lukewarm
    lumpy main marble matching mechanical medium messy metal middle mild milky missing modern moist mossy
    muddy musty naïve narrow nearby neat nervous new noisy northern oblong odd oily old open orange orderly
    ordinary original outer oval pale paper patient peculiar plain plastic plump pointed polished porous
    portable private public puffy purple quaint quick quiet ragged rainy rapid rare raw rear rectangular red
    regular remote rented rigid ripe rocky rotten rough round rubber rugged rural rustic rusty sandy scarce
    scratched second secret separate shabby shallow sharp shiny short shy silent silky silver simple single
    sleepy slender slick slim slippery slow small smoky smooth snowy snug soapy soft soggy solar solid sour
    southern spare sparse speckled spicy spiral spotless spotted square squeaky stale standard steady steel
    steep sticky stiff still stormy straight strange stray striped sturdy sudden sunny swift tall tame tan
    tangled tart temporary tender thick thin third tidy tight tiny torn tough transparent triangular tropical
    twin unusual unpainted upper upright useful usual vacant velvet vintage violet vivid warm wavy waxy weary
    western wet white whole wide wild windy wooden woolen worn wrinkled yellow
    """
  )

  /// People whom anyone may know, as `the`, `a` and `your` may stand before them.
  static let people = words(
    """
    neighbor cousin friend colleague aunt stranger uncle cashier driver classmate brother sister waiter visitor
    guest roommate manager librarian baker teammate landlord gardener tourist barber nephew niece host partner
    parent child caller plumber nurse teacher coach dentist cook pilot singer painter clerk tailor student doctor
    florist mechanic grandmother grandfather mother father daughter son boss assistant client customer passenger
    referee drummer poet farmer sailor usher janitor welder baby toddler teenager
    """
  )

  /// Names, some with letters beyond ASCII.
  static let names = words(
    "Zoë André René Chloë Noël Inés Jürgen Søren Márta Łukasz Anna Robert Carol Frank Paul Diana"
  )

  /// Where an ordinary day happens.
  static let places = phrases(
    """
    in the kitchen, at the office, by the front door, on the train, in the hallway, at the bus stop,
    on the balcony, in the garden, near the window, at the café, in the elevator, on the stairs, by the sink,
    at the library, in the park, beside the bed, under the table, behind the couch, at the market,
    in the waiting room, on the porch, by the river, at the gym, in the parking lot, along the canal,
    at the checkout, in the break room, on the bench outside, in the back row, at the corner store,
    on the top shelf, in the bottom drawer, near the copier, at the bakery, in the meeting room,
    in the group chat, on the phone, at the dinner table, in the laundry room, by the bookcase,
    across the street, at the playground, in the stairwell, on the platform, near the fountain,
    in the attic, at the hardware store, in the reading room, at the counter, between two doors
    """
  )

  /// When, without naming a duration.
  static let times = phrases(
    """
    before lunch, after breakfast, before anyone asks, at dinner, before bed, tonight, this morning, at noon,
    after work, before the meeting, after the news, during the commute, while others talk, at sunset,
    before you reply, while you wait, after dark, at midnight, by evening, on Sunday, on Friday, this week, today,
    tomorrow, at dawn, before school, after class, during lunch, between calls, at the start, in the end, for now,
    within the hour, on the way, by morning, all afternoon
    """
  )

  /// How.
  static let adverbs = words(
    """
    quietly slowly carefully calmly plainly gently firmly neatly openly silently softly loudly briefly
    twice once again alone together sideways backward upright outside indoors upstairs downstairs early late
    deliberately clumsily politely evenly patiently promptly reluctantly steadily lazily awkwardly casually
    """
  )
}
