import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { SiteConfig } from '../../contract';
import type { ThemeColors } from '../site/renderPage';

/** One built file, with what the build packed of it. */
interface SiteFile {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The built site in memory: a few megabytes, and no path of a request ever reaches the disk. */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();
  /** The page, with its placeholders. */
  readonly page: string;
  readonly #manifest: Readonly<Record<string, { file: string; imports?: string[] } | undefined>>;

  /** @param before folder with the hashed files of the release before: tabs that it was opened in ask for them */
  constructor(folder: string, before?: string) {
    if (before !== undefined && existsSync(before)) this.#read(before);
    this.#read(folder);
    this.page = readFileSync(join(folder, 'index.html'), 'utf8');
    this.#manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string; imports?: string[] }
    >;
  }

  #read(folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      if (
        !entry.isFile() ||
        /\.(?:br|gz)$/.test(name) ||
        name === '/index.html' ||
        name.startsWith('/.vite/')
      )
        continue;
      this.#files.set(name, readSiteFile(path, name));
    }
  }

  /** Address of what a source file became. */
  built(source: string): string | undefined {
    const file = this.#manifest[source]?.file;
    return file === undefined ? undefined : `/${file}`;
  }

  /** Addresses of the scripts that source files became, and of those that these import. Unknown sources have none. */
  scripts(sources: readonly string[]): string[] {
    const found = new Set<string>();
    const follow = (source: string): void => {
      const { file, imports = [] } = this.#manifest[source] ?? { file: '' };
      if (!file.endsWith('.js') || found.has(`/${file}`)) return;
      found.add(`/${file}`);
      imports.forEach(follow);
    };
    sources.forEach(follow);
    return [...found];
  }

  /** A text file at a path. */
  text(path: string): string | undefined {
    const file = this.#files.get(path);
    return file && new TextDecoder().decode(file.plain);
  }

  /** What a brand's site is told of it. */
  facts(brand: string): SiteConfig['facts'] {
    const text = this.text(`/brand/${brand}/facts.json`);
    return text === undefined ? undefined : (JSON.parse(text) as SiteConfig['facts']);
  }

  /** Colours that a brand's site lends the browser around it, by theme. */
  themeColors(brand: string): ThemeColors | undefined {
    const text = this.text(`/brand/${brand}/themeColors.json`);
    return text === undefined ? undefined : (JSON.parse(text) as ThemeColors);
  }

  /** The file at a path, packed as the client takes it. */
  respond(request: Request, path: string, headers: Record<string, string>): Response | undefined {
    const file = this.#files.get(path);
    if (!file) return undefined;
    const out = new Headers({
      ...headers,
      'content-type': file.type,
      'cache-control': file.cacheControl,
      vary: 'accept-encoding',
      etag: file.etag,
    });
    if (request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers: out });
    const accepted = request.headers.get('accept-encoding') ?? '';
    if (file.br && /\bbr\b/.test(accepted)) return send(file.br, 'br', out);
    if (file.gzip && /\bgzip\b/.test(accepted)) return send(file.gzip, 'gzip', out);
    return new Response(file.plain, { headers: out });
  }
}

function send(bytes: Uint8Array<ArrayBuffer>, encoding: string, headers: Headers): Response {
  headers.set('content-encoding', encoding);
  return new Response(bytes, { headers });
}

/**
 * How long browsers keep a file unasked. A picture is shown as it was while a newer one is asked for: a page may have sixty
 * crests, and would wait behind a question for each of them.
 */
function cacheControlOf(name: string, type: string): string {
  // Its name holds a hash of its content: it never changes.
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return type.startsWith('image/') ? 'public, max-age=3600, stale-while-revalidate=604800' : 'no-cache';
}

function readSiteFile(path: string, name: string): SiteFile {
  const plain = new Uint8Array(readFileSync(path));
  const packed = (ending: string) =>
    existsSync(path + ending) ? new Uint8Array(readFileSync(path + ending)) : undefined;
  const [br, gzip] = [packed('.br'), packed('.gz')];
  const type = types[extname(name)] ?? 'application/octet-stream';
  return {
    type,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    cacheControl: cacheControlOf(name, type),
    plain,
    ...(br ? { br } : {}),
    ...(gzip ? { gzip } : {}),
  };
}
