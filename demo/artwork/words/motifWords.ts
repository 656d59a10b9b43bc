import type { MotifName } from '../motifs';

/** What a motif brings to a title. */
export interface MotifWords {
  /** How its titles are formed. */
  readonly kind: 'beings' | 'places' | 'things';
  /** Names for the subject, singular. */
  readonly nouns: readonly string[];
  /** Where it belongs, with its article: `Fox of the Northern Pass`. */
  readonly of: readonly string[];
  /** What it goes with: `Fox and Feather`. */
  readonly and: readonly string[];
  /** What may follow it: `Fox Hollow`. */
  readonly after: readonly string[];
}

/** By kind, a line for each motif: its name, then nouns, of, and, after. */
const tables: Readonly<Record<MotifWords['kind'], string>> = {
  beings: `
fox|Fox, Vixen, Fox Cub|the Northern Pass, Birchwood, the Long Hedge, Larch Hill, the Snowline|Feather, Holly, Heron, Bramble|Hollow, Lane, Trail, Court, Tales
tiger|Tiger, Tigress, Tiger Cub|the Bamboo Sea, the Seventh Valley, Teak River, the Rain Country, Amber Gorge|Lotus, Rain, Heron, Drum|Parade, Garden, Monsoon, Stripe, Valley
bull|Bull, Ox, Bullock|the Red Field, Harvest Hill, the High Pasture, Andara, the Stone Fair|Plough, Poppy, Thistle, Bell|Fair, Ring, Meadow, March, Country
panda|Panda, Panda Cub, Little Panda|the Mist Mountains, Bamboo Hill, the Ninth Terrace, Cloud Village, the Tea Road|Bamboo, Peach, Kite, Teapot|Picnic, Terrace, Tea, Siesta, Grove
elephant|Elephant, Tusker, Elephant Calf|the Marigold Gate, the Great Procession, Sandal Wood, the Lake Palace, Kavari|Drum, Mango, Parasol, Bell|Parade, March, Procession, Festival, Caravan
owl|Owl, Tawny Owl, Owlet|the Old Library, the Hollow Oak, Candle Street, Star Hill, the Ninth Hour|Lantern, Acorn, Quill, Moon|Hour, Watch, Library, Academy, Hollow
peacock|Peacock, Peafowl, Peacock King|the Rain Garden, the Mirror Hall, Saffron Court, the Blue Terrace, Ten Fountains|Pearl, Jasmine, Mirror, Parasol|Terrace, Promenade, Pavilion, Dance, Garden
phoenix|Phoenix, Firebird, Sunbird|the First Morning, the Ash Road, Incense Hill, the Burning Hour, Cassia Tower|Myrrh, Ash, Lyre, Cedar|Song, Nest, Feather, Ballad, Flight
swan|Swan, Cygnet, Swan Prince|the Still Lake, Reed Island, the Winter Ballet, Mirror Water, the Lily Pond|Lily, Lute, Reed, Mirror|Ballet, Waltz, Mere, Lullaby, Song
octopus|Octopus, Squid, Little Octopus|the Deep Garden, the Ink Cave, Coral Street, the Eighth Fathom, Nine Arms|Anchor, Pearl, Ink, Shell|Garden, Den, Tango, Juggler, Workshop
seahorse|Seahorse, Sea Pony, Hippocampus|the Kelp Forest, Coral Row, the Quiet Current, Bubble Bay, the Seagrass Mile|Shell, Kelp, Trumpet, Pearl|Derby, Carousel, Waltz, Bay, Parade
turtle|Turtle, Tortoise, Sea Turtle|the Hundred Islands, the Slow Current, Palm Shore, the Old Reef, Lantern Beach|Tide, Mango, Coconut, Star|Island, Voyage, Drift, Shore, Cove
whale|Whale, Blue Whale, Whale Calf|the Far Sound, the Singing Deep, Cape Lantern, the Cold Current, Seven Harbours|Sail, Moon, Petrel, Lantern|Song, Passage, Sound, Migration, Watch
koi|Koi, Carp, River Koi|the Temple Pond, the Upper Falls, Ripple Garden, the Stone Bridge, Lotus Water|Lotus, Ripple, Willow, Lantern|Pond, Garden, Ripple, Falls, Ceremony
jellyfish|Jellyfish, Medusa, Sea Lantern|the Night Current, the Glass Deep, Bell Water, the Violet Trench, the Quiet Drift|Bell, Pearl, Star, Foam|Drift, Ballet, Glow, Current, Bloom
shoal|Shoal, Silver Shoal, Minnow|the Sunlit Shelf, the Whirling Deep, Salt Island, the Green Current, Net Bay|Net, Foam, Gull, Sail|Rush, Spiral, Dance, Run, Circle
frog|Frog, Bullfrog, Frog Prince|the Lily Court, Puddle Lane, the Green Pond, Reed End, the Rain Choir|Crown, Lily, Fiddle, Dragonfly|Choir, Court, Pond, Leap, Serenade
bear|Bear, Brown Bear, Bear Cub|Salmon River, Pine Country, the Honey Wood, the Cold Spring, Cedar Falls|Honey, Salmon, Pine, Bee|Country, Creek, Hollow, Valley, Camp
stag|Stag, Hart, Deer|the White Wood, the First Snow, Rowan Glen, the Silent Firs, Frost Hollow|Rowan, Snow, Horn, Ivy|Glen, Forest, Ridge, Crown, Moor
wolf|Wolf, Grey Wolf, Wolf Cub|the Pale Ridge, the Long Night, Raven Fell, the Timberline, Wintermark|Raven, Moon, Pine, Echo|Ridge, Howl, Hour, Country, Vigil
rabbit|Rabbit, Hare, Moonhare|the Moon Garden, Clover Down, the Night Field, Cinnamon Tree, the Silver Burrow|Mortar, Clover, Lantern, Thimble|Field, Down, Burrow, Night, Tea
cat|Cat, Night Cat, Kitten|the Crescent, Chimney Row, the Quiet Roofs, Saucer Street, the Ninth Life|Fiddle, Cream, Yarn, Moon|Alley, Rooftop, Nap, Parade, Serenade
butterfly|Butterfly, Swallowtail, Monarch|the Glasshouse, the Warm Wind, Orchid Lane, the Painted Wood, Milkweed Hill|Orchid, Thistle, Fan, Nectar|Garden, Conservatory, Waltz, House, Flight
beetle|Scarab, Beetle, Jewel Beetle|the Sun Gate, the Seventh Dynasty, the Turquoise Room, Amun Terrace, the Sand Library|Papyrus, Reed, Sun, Amber|Tomb, Seal, Jewel, Dynasty, Garden
honey|Honeybee, Bee, Bumblebee|the Amber Hive, Heather Hill, Clover House, the Old Orchard, Nectar Row|Heather, Thyme, Clover, Comb|Hive, Garden, Comb, Orchard, Harvest
serpent|Serpent, Dragon, River Dragon|the Pearl River, Cloud Gate, the Nine Bends, Rain Mountain, the Eastern Sky|Pearl, Cloud, Thunder, Bamboo|River, Gate, Dance, Kite, Scroll
sun|Sun, Sun King, Day Star|the Long Noon, the Gold Almanac, Harvest Sky, Midsummer, the Twelve Hours|Moon, Swallow, Wheat, Sundial|Dial, Parade, Almanac, Festival, Court
reef|Clownfish, Reef Fish, Angelfish|the Coral City, the Warm Shallows, Anemone Row, Bubble Reef, the Painted Coast|Coral, Anemone, Pearl, Starfish|Reef, Lagoon, Holiday, Parade, City
`,
  places: `
pyramid|Pyramid, Great Pyramid, Sand Tomb|the Sun Scribe, the Hidden River, Queen Meret, the Silent King, the Falcon Hour|Scarab, Palm, Papyrus, Falcon|Sands, Road, Stairs, Caravan, Secret
shrine|Shrine, Torii, Hill Shrine|the Falling Petals, the Mountain Fox, Cedar Steps, the Spring Moon, Quiet Bells|Blossom, Crane, Cedar, Bell|Steps, Path, Spring, Garden, Bells
gate|Gate, Archway, Threshold|the Rising Sun, Ten Thousand Steps, the Two Lions, Eastern Light, the Inner City|Lion, Sun, Incense, Steps|Keeper, Guardians, Dawn, Procession, Road
castle|Castle, Keep, Citadel|the Rose Queen, the Seven Spires, Lark Hill, the Sleeping Page, Banner Rock|Banner, Moat, Lark, Drawbridge|Spires, Ball, Bridge, Chronicle, Garden
temple|Temple, Acropolis, Colonnade|the Laurel, the Olive Hill, Nine Muses, the West Wind, the Marble Coast|Laurel, Lyre, Olive, Dove|Steps, Laurel, Muses, Garden, Oracle
pagoda|Pagoda, Bell Tower, Five Roofs|the White Cranes, the River Mist, Autumn Lake, the Tea Road, Nine Winds|Crane, Mist, Maple, Flute|Lake, Mist, Garden, Steps, Lanterns
windmill|Windmill, Old Mill, Tulip Mill|the Low Country, Barley Hill, the Canal Bend, Tulip Row, the Four Winds|Tulip, Barley, Stork, Canal|Field, Lane, Canal, Harvest, Morning
volcano|Volcano, Fire Mountain, Caldera|the Drum Island, the Red Night, Ash Bay, the Fire Dance, Obsidian Point|Drum, Ash, Palm, Obsidian|Island, Drums, Night, Dance, Coast
mesa|Mesa, Canyon, Red Rock|the Coyote Moon, the Iron Horse, Sage Country, the Lone Rider, the Painted Trail|Cactus, Coyote, Sage, Spur|Trail, Ridge, Rodeo, Crossing, Sundown
harbor|Harbor, Skyline, Waterfront|the Night Ferries, the Pink Hour, Pier Nine, the Electric Bay, Radio Hill|Ferry, Saxophone, Signal, Rain|Lights, Drive, Radio, Avenue, Nights
lighthouse|Lighthouse, Beacon, Lamp Tower|the Storm Point, Gull Rock, the Keeper, the Last Cape, Herring Bay|Gull, Fog, Keeper, Storm|Point, Keeper, Rock, Watch, Coast
longship|Longship, Dragon Prow, Raider|the Raven Coast, the Whale Road, Fjord Nine, the Northern Lights, the Oar Song|Oar, Raven, Mead, Axe|Saga, Voyage, Fjord, Song, Landing
tide|Tide, Spring Tide, Breaker|the Moon Coast, the Blue Print, Fan Bay, the Thousand Waves, the Fishing Moon|Moon, Gull, Sail, Shell|Watch, Song, Pool, Turn, Bay
mushroom|Mushroom, Toadstool, Fairy Ring|the Glow Wood, the Night Moss, Snail Lane, the Fern Cellar, Thimble End|Snail, Moss, Firefly, Thimble|Grove, Village, Wood, Hollow, Ring
tree|Lantern Tree, Great Oak, Wishing Tree|the Lit Branches, the Story Hill, Summer Wishes, the Round Moon, the Old Swing|Lantern, Swing, Wish, Nightingale|Wishes, Hill, Night, Story, Garden
`,
  things: `
gem|Gem, Prism, Facet, Brilliant|the Deep Vault, the Seventh Seam, the Cutting Room, Lantern Mine, the Glass Crown|Chisel, Velvet, Lantern, Loupe|Vault, Seam, Parlour, Cascade, Cutter
mines|Mine, Seam, Gemfield|the Old Quarry, Hammer Hill, the Quiet Shaft, Echo Level, the Fourth Gallery|Lantern, Pick, Canary, Fuse|Grid, Shift, Lode, Run, Sweep
crown|Crown, Coronet, Diadem|the Little Kingdom, the Velvet Room, Seven Heirs, the Winter Throne, Quillmark|Cushion, Sceptre, Thistle, Ermine|Heir, Court, Jewel, Ceremony, Anthem
chest|Treasure Chest, Strongbox, Sea Chest|the Sunken Cutter, Tortoise Cay, the Captain, Smugglers’ Cove, the Last Reef|Compass, Anchor, Parrot, Cutlass|Cove, Cay, Map, Salvage, Hoard
key|Key, Skeleton Key, Latchkey|the Secret Garden, the Locked Tower, Clock Street, the Thirteenth Door, the Green Study|Keyhole, Candle, Ribbon, Ivy|Maker, Cabinet, Garden, Keeper, Parlour
pearl|Pearl, Oyster, Black Pearl|the South Bay, the Shell Throne, Diver’s Rest, the Moon Tide, the Silk Sea|Foam, Oyster, Coral, Silk|Diver, Bay, Lagoon, Necklace, Tide
clockwork|Clockwork, Pendulum, Cogwheel|the Brass City, the Tinker, Spring Street, the Noon Tower, the Twelfth Hour|Chime, Spring, Sparrow, Soldier|Theatre, Orchestra, Tower, Workshop, Parade
pins|Pinfall, Peg, Brass Peg|the Glass Arcade, Chance Alley, the Long Drop, Bumper Row, the Silver Rail|Bumper, Spring, Bell, Ricochet|Drop, Alley, Cascade, Run, Rain
train|Express, Locomotive, Night Train|the Snow Pass, the Eastern Line, Copper Junction, the Last Platform, the High Viaduct|Whistle, Snow, Trunk, Timetable|Express, Line, Junction, Sleeper, Whistle
hourglass|Hourglass, Sandglass, Timeglass|the Desert King, the Slow Hour, the Tea Merchant, Noon and Night, the Last Grain|Candle, Sand, Sundial, Scroll|Hour, Keeper, Desert, Bazaar, Minute
compass|Compass, Wayfinder, Astrolabe|the Far Islands, Captain Merrow, the True North, the Spice Route, Cape Farewell|Chart, Sextant, Gull, Sail|Rose, Voyage, Route, Chart, Bearing
diver|Diver, Bathysphere, Diving Bell|the Wreck Garden, the Ninth Fathom, Amphora Reef, the Sunken Quarter, Blue Hole|Anchor, Amphora, Lantern, Ray|Expedition, Descent, Logbook, Salvage, Deep
potion|Potion, Elixir, Tincture, Philtre|the Apothecary, the Seven Herbs, Mandrake Lane, the Third Cauldron, Sweet Sleep|Mortar, Mandrake, Sage, Candle|Shop, Brewer, Cellar, Recipe, Shelf
orb|Crystal Ball, Orb, Seeing Glass|the Veiled Room, Madame Orsola, the Coming Year, the Silver Thread, the Fair Tent|Tarot, Veil, Incense, Raven|Parlour, Seer, Tent, Oracle, Reading
book|Grimoire, Spellbook, Storybook|the Lamp Room, Nine Knots, the Young Wizard, Starlight, the Unwritten Page|Quill, Candle, Star, Raven|Library, Chapter, Shelf, Study, Lesson
hatch|Dragon Egg, Hatchling, Wyrmling|the Warm Nest, Cinder Peak, the High Eyrie, Thistle Keep, the First Spark|Nest, Ember, Thistle, Smoke|Nest, Nursery, Eyrie, Keeper, Dawn
lantern|Lantern, Paper Lantern, Lamplight|the Old Quay, the Tea House, Willow Canal, the Fifth Moon, Silk Street|Silk, Moth, Plum, River|Row, Quay, Parade, Wharf, Ceremony
fireworks|Firework, Skyrocket, Sparkler|the River Bridge, New Year, the Summer Fete, Harbour Night, the Grand Finale|Drum, River, Ribbon, Kite|Finale, Festival, Regatta, Ballet, Overture
mask|Mask, Domino, Carnival Mask|the Grand Canal, the Velvet Ball, Lantern Bridge, the Third Waltz, Palazzo Rosa|Fan, Feather, Gondola, Waltz|Ball, Carnival, Waltz, Canal, Intrigue
bell|Bell, Handbell, Carillon|the Snow Village, the Brass Tower, Holly Square, the Sunday Market, the Eighth Chime|Holly, Ribbon, Sleigh, Choir|Tower, Choir, Ringer, Carol, Square
clover|Clover, Shamrock, Four-Leaf|the Green Isle, Rainbow Hill, the Lane End, Fiddler’s Down, the Kind Morning|Horseshoe, Fiddle, Rainbow, Harp|Hill, Fair, Lane, Down, Jig
wheel|Wheel, Grand Wheel, Big Wheel|the Pier Show, the Velvet Stage, the Summer Fair, Spin Street, Bright Sundays|Ribbon, Spotlight, Drum, Popcorn|Show, Fair, Turn, Pier, Encore
rocket|Rocket, Starship, Moonshot|the Second Moon, Launch Hill, the Milk Route, Orbit Nine, the Tin Explorers|Comet, Robot, Moon, Toolbox|Club, Academy, Launch, Voyage, Countdown
balloon|Balloon, Airship, Sky Balloon|the Morning Breeze, the Salt Plain, Cloud Valley, Eighty Evenings, Kestrel Down|Cloud, Swallow, Picnic, Telescope|Race, Voyage, Fiesta, Holiday, Regatta
orbit|Orbit, Ringed Planet, Moonlet|the Outer Rings, the Pink Giant, Sugar Moon, the Eleventh World, Nebula Lane|Comet, Moon, Satellite, Ring|Diner, Station, Drift, Waltz, Express
comet|Comet, Meteor, Shooting Star|the Seventh Return, the Night Chart, Halcyon Sky, the Long Arc, Orrery Hill|Telescope, Ice, Ember, Chart|Chaser, Trail, Climb, Watch, Run
rose|Rose, Briar Rose, Rosebud|the Walled Garden, Thornfield Gate, the Glass Dome, Sunday Lane, the Quiet Duel|Thorn, Nightingale, Ribbon, Letter|Garden, Window, Arbour, Letter, Waltz
lotus|Lotus, Waterlily, Lotus Bud|the Still Water, the Morning Pond, Temple Lake, the Thousand Petals, Heron Marsh|Heron, Ripple, Incense, Dew|Pond, Lake, Garden, Meditation, Bell
candy|Lollipop, Sweetshop, Gumdrop|the Corner Shop, Peppermint Lane, the Fairground, Toffee Hill, the Glass Jar|Ribbon, Balloon, Jar, Whistle|Shop, Lane, Parade, Factory, Counter
sundae|Sundae, Gelato, Parfait|the Seaside Parlour, July, the Tall Spoon, Cherry Corner, Promenade Four|Wafer, Cherry, Spoon, Sprinkle|Parlour, Hour, Cart, Social, Club
citrus|Citrus, Mandarin, Squeeze|the Sunny Terrace, Grove Road, the Juice Bar, Zest Hill, the Orange Mile|Zest, Mint, Ice, Basil|Grove, Twist, Terrace, Fizz, Market
cherries|Cherry, Wild Cherry, Cherry Pair|the Hill Orchard, the Market Stall, June, Ladder Lane, Pie Day|Blossom, Basket, Cream, Ladder|Orchard, Pie, Basket, Market, Soda
berries|Grape, Berry, Bunch|the Old Vineyard, the Sunny Slope, Cask Street, the Late Harvest, Vine House|Vine, Basket, Cask, Trellis|Harvest, Vineyard, Cellar, Arbour, Press
shields|Shield, Round Shield, Buckler|the North Hall, the Oath, Fjord Keep, the Iron Winter, Seven Clans|Axe, Raven, Oath, Mead|Hall, Line, Song, Maiden, Feast
arena|Blade, Duel, Champion|the Hex Ring, the Final Round, Vector City, the Neon League, Crossed Steel|Banner, Spark, Gauntlet, Circuit|League, Circuit, Round, Trial, Gauntlet
baccarat|Baccarat, Banco, Punto|the Red Salon, the Upper Room, Marble Street, the Late Table, the Ninth Card|Velvet, Champagne, Ivory, Smoke|Salon, Room, Evening, Society, Club
roulette|Roulette, Rouge, Croupier|the Blue Room, the Old Spa, Velvet Street, the Single Zero, the Lake Casino|Ivory, Brass, Velvet, Noir|Salon, Wheel, Evening, Table, Society
blackjack|Blackjack, Twenty-One, Double Down|the Loft, the Green Baize, Harbour Street, the Corner Table, the Second Deck|Baize, Brass, Whisky, Dealer|Loft, Room, Table, Club, Session
dice|Dice, Sic Bo, Three Dice|the Lacquer Hall, the Silk Cup, Pavilion Row, the Lucky Sixes, the Jade Cup|Cup, Dome, Lacquer, Teapot|Pavilion, Hall, House, Cup, Evening
fan|Card Fan, Straight, Royal Hand|the Riverside, the Open Hand, Five Friends, the Long Table, the Card Room|Tea, Fan, Lamp, Partner|Room, Table, Circle, House, Evening
mahjong|Mahjong, Bamboo Tile, Jade Tile|the East Wind, the Four Seasons, Plum Terrace, the Tea Table, the Red Hall|Bamboo, Plum, Crane, Tea|Terrace, House, Garden, Table, Club
drum|Lotto, Lottery Drum, Bingo|the Saturday Draw, the Bright Drum, Ticket Street, Eight Balls, the Lucky Stub|Ticket, Ribbon, Drum, Confetti|Draw, Hall, Night, Parade, Stub
pitch|Football, Striker, Free Kick|the Near Post, the Home End, Cup Night, Terrace Lane, the Ninetieth Minute|Whistle, Scarf, Boot, Banner|Derby, Night, League, Cup, Fever
`,
};

const read = (kind: MotifWords['kind'], line: string): readonly [string, MotifWords] => {
  const [name = '', ...lists] = line.split('|');
  const [nouns = [], of = [], and = [], after = []] = lists.map((list) => list.split(', '));
  return [name, { kind, nouns, of, and, after }];
};

const words = new Map(
  (['beings', 'places', 'things'] as const).flatMap((kind) =>
    tables[kind]
      .trim()
      .split('\n')
      .map((line) => read(kind, line)),
  ),
);

/** The words of a motif; each has some. */
export function wordsOf(motif: MotifName): MotifWords {
  const found = words.get(motif);
  if (!found) throw new Error(`There are no words for the titles of ${motif}`);
  return found;
}
