import type { Serve } from './front';

/**
 * Draws home once for a computer and once for a phone, so that the first visitor after a start does not wait for code that
 * never ran: some seconds, most of them the renderer's own.
 */
export async function warmUp(serve: Serve, siteOrigin: string): Promise<void> {
  for (const isPhone of ['?0', '?1'])
    await serve(new Request(`${siteOrigin}/`, { headers: { 'sec-ch-ua-mobile': isPhone } }), '127.0.0.1');
}
