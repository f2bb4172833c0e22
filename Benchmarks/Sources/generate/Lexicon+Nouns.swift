extension Lexicon {
  /// Things of an ordinary day, singular and countable, that `the` and `your` may stand before.
  static let nouns = words(
    """
    account address airport alarm album alley anchor angle animal answer apple apron arch archive armchair
    army arrow article artist ashtray atlas attic auction avenue awning axle badger bag baker balcony ball
    balloon banana band bandage banister bank banner barber barn barrel barrier basement basin basket bath
    bathtub battery beach beam bean beard bed bedroom bedside beetle bell belt bench berry bicycle bill
    binder bird biscuit blanket blender block board boat bolt book bookcase bookmark boot border bottle bow
    bowl box bracelet bracket branch bread brick bridge briefcase broom brother brush bucket buckle budget
    buffet bulb bulletin bumper bundle burner bus bush butcher butter button cabinet cable cactus café cage
    cake calculator calendar camera camp candle canoe canvas cap captain car caravan card cardigan carpenter
    carpet carriage carrot cart carton cartoon cashier castle casserole cat catalog ceiling cellar census
    century cereal chain chair chalk chapel chapter chart check checkout cheese cherry chess chest chicken
    chimney chisel choir church cinema circle circuit citizen claim clamp classroom clerk cliff clinic
    clipboard cloak clock closet cloth cloud clown club coach coast coat cobbler coffee coin collar
    collection college column comb comet committee compass composer computer concert contract cook cookie
    copper cord corner corridor costume cottage cotton couch counter county coupon courier court courtyard
    cousin cover cow cradle crane crate crayon crêpe cricket crossing crow crowd crown crumb crust cube
    cuckoo cup cupboard curb curtain cushion customer dairy daisy dancer dashboard daughter deck deer
    delivery dentist deposit depot desert desk dessert detail detour diagram dial diary dice dictionary diner
    dinner director dish dishwasher display district ditch dock doctor document dog doll dollar dolphin
    donkey door doorbell doormat doorway draft drain drawer drawing dress dresser drill driver driveway drum
    duck dune dustbin eagle earring easel edge editor egg elbow elevator elm emblem engine engineer entrance
    entry envelope eraser errand escalator essay estate evening exhibit exit eyebrow fabric factory fairy
    farm farmer fashion faucet favorite feather fence fern ferry festival fiddle field figure file film
    finger fire fireplace fish fisherman flag flame flashlight flask flat flavor fleet flight floor florist
    flower flute folder forest fork form formula fortune fountain fox frame freezer freight friend fringe
    frog front fruit funnel furnace furrow gadget gallery game garage garden gardener garlic garment gate
    gauge geese gift giraffe glacier glass globe glove goat goose grain grandparent grape graph gravel grocery
    guest guidebook guitar gutter gym hail hairbrush hallway hammer hammock hamper hand handbag handle
    handrail hanger harbor hardware harness harp harvest hat hatch headline headphone heater hedge heel
    helmet herb heron hillside hinge hive hobby holiday honey hood hook horizon horn horse hose hospital
    hotel hourglass household hut hydrant icicle inbox index inkwell inn instrument invoice iris iron island
    ivy jacket jalapeño jam janitor jar jeweler jigsaw journal judge jug juggler jumper jungle junction
    kayak kennel kettle key keyboard keyring keyhole kiosk kitchen kite kitten knapsack knee knife knob knot
    label laboratory lace ladder ladle lake lamp lampshade landing landlord lane language lantern lapel
    laptop latch laundry lawn lawyer leaf leaflet leash lecture ledge ledger lemon lens letter letterbox
    lettuce lever librarian library lid lifeguard light lighthouse lily limb line linen lion list lizard
    lobby lobster locker lodge loft log lounge luggage lumber lunch lunchbox lute machine magazine magnet
    mailbox mailman mallet manager mantel manual map maple marble margin marina market marmalade marsh mask
    mast mat match mattress mayor maze meadow meal measure mechanic medley meeting melody melon member
    memo menu merchant message meteor meter microphone microwave mile mill miner mirror mitten mixer mobile
    model moment monitor monkey moon mop morning mortgage mosaic mosquito moth motor mountain mouse mustache
    mud muffin mug mule muscle museum mushroom musician mustard nail napkin necklace needle neighbor nest
    net newspaper night noodle notebook notice novel number nurse nut oak oar oasis object ocean octopus
    office olive omelet onion opera orange orchard orchestra order ostrich otter outfit outlet oven owl owner
    package packet paddle page pail paint painter painting pajama palace palette pamphlet pan pancake panel
    panther pantry paper paperback parachute parade paragraph parcel parent park parking parrot parsley party
    passage passenger passport pasta paste pastry patch path patio pattern pavement pavilion paw payment
    pea peach peacock peanut pear pebble pedal pedestrian peg pelican pen pencil penguin pepper performance
    perfume petal pharmacy pheasant phone photo photograph phrase pianist piano pickle picnic picture pie
    pier pigeon pillar pillow pilot pin pinnacle pipe pirate pitcher pizza plank planner plant plaster plate
    platform platter play player playground plaza plot plow plug plum plumber pocket podium poem poet pole
    pond pony pool porch porcelain portrait postcard poster pot potato pottery pouch pound powder prairie
    present printer prize professor program project propeller prune pudding pulley pump pumpkin puppet
    puppy purse puzzle quail quarry quarter queue quilt quiver quote rabbit raccoon rack radiator radio
    radish raft rag rail railing railway rain rainbow raincoat raisin rake ramp ranch raspberry razor reader
    rebate receipt receiver recipe record rectangle reed reef referee refrigerator region register remote
    rent repair reply report request reservoir restaurant résumé ribbon rice riddle rider ridge ring river
    road roast robin robot rocket roll roof room rooster root rope rose rota roundabout route rowboat rubber
    rucksack rudder rug ruler runway saddle sail sailor salad salesman salmon salon sample sand sandal sandbox
    sandwich satchel saucepan saucer sausage saw saxophone scale scanner scarecrow scarf schedule scholar
    school scissor scooter score scout scrapbook screen screw screwdriver script sculptor sculpture seal seam
    season seat secretary seed seesaw sentence servant shade shadow shed sheep sheet shelf shell shelter
    shepherd sheriff shield ship shirt shoe shoebox shoelace shop shopkeeper shore shovel shower shrimp shrub
    shutter sidewalk sieve sign signal silo singer sink sister sketch skirt sky slate sled sleeve slide
    slipper slope snack snail sneaker snow soap sock socket sofa soldier son song sorbet soufflé soup spade
    spanner sparrow speaker spice spider spinach spiral sponge spoon spot spout spreadsheet spring sprinkler
    spruce square squirrel stable stadium staff stage staircase stairway stall stamp staple stapler star
    starfish station statue steam steeple stem stencil step stereo steward stick sticker stocking stone
    stool store stork storm story stove stranger straw strawberry stream street string stroller student studio
    suburb subway suit suitcase summer sundial sunflower sunset supermarket supper surface surfboard swan
    sweater swing switch sword syrup table tablecloth tablet tailor tambourine tank tap tape target tart
    taxi teacher teacup teapot telephone telescope television temple tenant tennis tent terrace textbook
    theater thermos thermostat thimble thread throne thumb thunder ticket tide tie tiger tile timber
    timetable tire toad toast toaster toe tomato tongs tool toolbox torch tortoise tourist towel tower town
    toy tractor trail trailer train trampoline trapdoor tray treasure tree trellis trench trestle triangle
    tricycle trolley trombone trouser trout trowel truck trumpet trunk tub tuba tugboat tulip tuna
    tunnel turnip turtle tutor typewriter umbrella uncle uniform vacuum valley valve van vase vault
    vegetable veil vendor veranda vest veteran video view village vinegar vineyard violet violin visitor
    voucher vulture wafer waffle wagon waist waiter waitress walkway wall wallet wallpaper walnut walrus
    wardrobe warehouse washer wasp watch watercolor waterfall watermelon wave weasel weather website wedding
    wheat wheel wheelbarrow whisk whistle widget willow wind windmill window windshield wing winter wire
    wolf workbench worker workshop worm wreath wrench wrist writer yard yarn yogurt zebra zipper zone
    """
  )
}
