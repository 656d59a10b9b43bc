import { words, type MotifWords } from './motifWords';

export const places = {
  pyramid: words(
    'Pyramid, Great Pyramid, Sand Tomb',
    'the Sun Scribe, the Hidden River, Queen Meret, the Silent King, the Falcon Hour',
    'Scarab, Palm, Papyrus, Falcon',
    'Sands, Road, Stairs, Caravan, Secret',
  ),
  shrine: words(
    'Shrine, Torii, Hill Shrine',
    'the Falling Petals, the Mountain Fox, Cedar Steps, the Spring Moon, Quiet Bells',
    'Blossom, Crane, Cedar, Bell',
    'Steps, Path, Spring, Garden, Bells',
  ),
  gate: words(
    'Gate, Archway, Threshold',
    'the Rising Sun, Ten Thousand Steps, the Two Lions, Eastern Light, the Inner City',
    'Lion, Sun, Incense, Steps',
    'Keeper, Guardians, Dawn, Procession, Road',
  ),
  castle: words(
    'Castle, Keep, Citadel',
    'the Rose Queen, the Seven Spires, Lark Hill, the Sleeping Page, Banner Rock',
    'Banner, Moat, Lark, Drawbridge',
    'Spires, Ball, Bridge, Chronicle, Garden',
  ),
  temple: words(
    'Temple, Acropolis, Colonnade',
    'the Laurel, the Olive Hill, Nine Muses, the West Wind, the Marble Coast',
    'Laurel, Lyre, Olive, Dove',
    'Steps, Laurel, Muses, Garden, Oracle',
  ),
  pagoda: words(
    'Pagoda, Bell Tower, Five Roofs',
    'the White Cranes, the River Mist, Autumn Lake, the Tea Road, Nine Winds',
    'Crane, Mist, Maple, Flute',
    'Lake, Mist, Garden, Steps, Lanterns',
  ),
  windmill: words(
    'Windmill, Old Mill, Tulip Mill',
    'the Low Country, Barley Hill, the Canal Bend, Tulip Row, the Four Winds',
    'Tulip, Barley, Stork, Canal',
    'Field, Lane, Canal, Harvest, Morning',
  ),
  volcano: words(
    'Volcano, Fire Mountain, Caldera',
    'the Drum Island, the Red Night, Ash Bay, the Fire Dance, Obsidian Point',
    'Drum, Ash, Palm, Obsidian',
    'Island, Drums, Night, Dance, Coast',
  ),
  mesa: words(
    'Mesa, Canyon, Red Rock',
    'the Coyote Moon, the Iron Horse, Sage Country, the Lone Rider, the Painted Trail',
    'Cactus, Coyote, Sage, Spur',
    'Trail, Ridge, Rodeo, Crossing, Sundown',
  ),
  harbor: words(
    'Harbor, Skyline, Waterfront',
    'the Night Ferries, the Pink Hour, Pier Nine, the Electric Bay, Radio Hill',
    'Ferry, Saxophone, Signal, Rain',
    'Lights, Drive, Radio, Avenue, Nights',
  ),
  lighthouse: words(
    'Lighthouse, Beacon, Lamp Tower',
    'the Storm Point, Gull Rock, the Keeper, the Last Cape, Herring Bay',
    'Gull, Fog, Keeper, Storm',
    'Point, Keeper, Rock, Watch, Coast',
  ),
  longship: words(
    'Longship, Dragon Prow, Raider',
    'the Raven Coast, the Whale Road, Fjord Nine, the Northern Lights, the Oar Song',
    'Oar, Raven, Mead, Axe',
    'Saga, Voyage, Fjord, Song, Landing',
  ),
  tide: words(
    'Tide, Spring Tide, Breaker',
    'the Moon Coast, the Blue Print, Fan Bay, the Thousand Waves, the Fishing Moon',
    'Moon, Gull, Sail, Shell',
    'Watch, Song, Pool, Turn, Bay',
  ),
  mushroom: words(
    'Mushroom, Toadstool, Fairy Ring',
    'the Glow Wood, the Night Moss, Snail Lane, the Fern Cellar, Thimble End',
    'Snail, Moss, Firefly, Thimble',
    'Grove, Village, Wood, Hollow, Ring',
  ),
  tree: words(
    'Lantern Tree, Great Oak, Wishing Tree',
    'the Lit Branches, the Story Hill, Summer Wishes, the Round Moon, the Old Swing',
    'Lantern, Swing, Wish, Nightingale',
    'Wishes, Hill, Night, Story, Garden',
  ),
} satisfies Record<string, MotifWords>;
