import type { FrameLocator } from 'playwright';
import { mira } from './actions';
import { firstPrice } from './locators';
import { signInByApi } from './session';
import type { Visit } from './visit';

/** Signs in, and comes to the book with tomorrow's first price. */
export async function openTomorrow(one: Visit): Promise<FrameLocator> {
  await signInByApi(one, mira);
  await one.page.goto('/sports?when=tomorrow');
  await firstPrice(one.page).click();
  return one.page.frameLocator('iframe');
}
