import type { PlatformConfig } from '../config';
import type { Db, Tx } from '../db/database';
import type { Hasher, Ports, VendorWallets } from '../ports';
import type { Job } from '../services/jobs';

/** Turns a drawing into WebP. `scale`: pixels of the picture for each unit of the drawing. */
export type Raster = (svg: string, scale: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Answers requests for pictures below `/img`, with 404 for what it does not know. */
export type Images = (request: Request) => Promise<Response>;

/** Serves pages of a guest, on an origin that is not the site's. `address`: the client's. */
export interface GuestServer {
  fetch(request: Request, bindings: { address: string }): Response | Promise<Response>;
}

/** What a platform tells a guest that it hosts. */
export interface GuestHost {
  db: Db;
  ports: Ports;
  config: Pick<PlatformConfig, 'idleMinutes'>;
  /** Origin that serves the guests. */
  origin: string;
  /** The site's origin, where people come from and go back to. */
  siteOrigin: string;
  /** Origins of the sites that may frame a guest's pages. */
  siteOrigins: readonly string[];
  /** Least time from one spin to the next, ms. */
  minSpinMs: number;
  /** The pictures that the site shows. */
  images: Images;
}

/** What fills a world. */
export interface WorldDeps {
  hasher: Hasher;
  /** The moment at which the world begins: everything in it lies before. */
  at: Date;
}

/** What a new database begins with. */
export interface World {
  /** Folders, from the repository's, whose files decide what it holds. */
  sources: readonly string[];
  /** Merchants that it has, by code. */
  brands: readonly { code: string; name: string; currency: string }[];
  /** Ids of accounts whose passwords are printed: a production platform closes them. */
  printedAccounts: readonly string[];
  /** What its draws derive from, when that is printed as well: a production platform draws from another one. */
  printedDrawSeed?: string;
  /** Fills a migrated, empty database. */
  seed(db: Db, deps: WorldDeps): Promise<void>;
  /** Adds the brands that a database does not have yet; gives their names. */
  seedMissing(db: Tx, deps: WorldDeps): Promise<string[]>;
}

/** Who comes to a platform from outside. What is left out is not there: the platform runs without any of them. */
export interface Guests {
  world?: World;
  /** What a newly registered member is given, in minor units by currency. */
  welcomeCredit?: PlatformConfig['welcomeCredit'];
  /** Draws the pictures that nobody uploaded. */
  images?: (raster: Raster) => Images;
  /** Deals games, at `/play/`. */
  provider?: (host: GuestHost) => GuestServer;
  /** The wallets that vendors keep. */
  vendorWallets?: (host: Pick<GuestHost, 'db'> & Pick<Ports, 'clock'>) => VendorWallets;
  /** Tells of payments that came and carries out those that go. Running it twice changes nothing. */
  bank?: Job;
  /** Pages on which people pay, at `/pay/`. */
  payments?: (host: GuestHost) => GuestServer;
  /** A live chat, at `/chat`. */
  chat?: (host: GuestHost) => GuestServer;
}
