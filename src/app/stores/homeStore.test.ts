import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { reply, scriptedApi } from '../testing/api';
import { MapStorage } from '../testing/ports';
import { HomeStore, type HomeDeps } from './homeStore';

// Nothing observes what a test reads.
configure({ computedRequiresReaction: false });

const announcement = (id: string) => ({ player: [], banners: [], promotion: [], popup: { id, title: id } });

const usual: HomeDeps['brand'] = { announcementTypes: ['PU'], defaultAnnouncementType: 'B' };

function open(storage = new MapStorage(), brand = usual, isSignedIn = () => false) {
  const wire = scriptedApi();
  const { api, clock } = wire;
  const home = new HomeStore({ api, clock, storage, language: () => 'en', isSignedIn, brand });
  home.restore();
  return { home, storage, ...wire };
}

test('the announcements that are asked for are those of the brand', async () => {
  const { home, seen, script } = open(undefined, {
    announcementTypes: ['B', 'PR'],
    defaultAnnouncementType: 'PR',
  });
  script(() => reply(announcement('transfers')));
  await home.notices.refresh();
  expect(seen[0]?.path).toContain('types=B%2CPR&');
  expect(seen[0]?.path).toContain('execution=PR&');
});

test('whoever is signed in asks for announcements by the call for them, a visitor by the one for all', async () => {
  const person = { isThere: false };
  const { home, seen, script } = open(undefined, usual, () => person.isThere);
  for (const isThere of [false, true]) {
    person.isThere = isThere;
    script(() => reply(announcement('transfers')));
    await home.notices.refresh();
  }
  expect(seen.map(({ path }) => path.split('?')[0])).toEqual([
    '/wps/relay/MCSFE_getAnnouncement',
    '/wps/relay/MCSFE_getAnnouncementLogined',
  ]);
});

test('an announcement pops up until it was read, in this visit', async () => {
  const { home, storage, script } = open();
  expect(home.popup).toBeUndefined();
  script(() => reply(announcement('transfers')));
  await home.notices.refresh();
  expect(home.popup?.id).toBe('transfers');
  home.closePopup();
  expect(home.popup).toBeUndefined();
  expect(open(storage).home.popup).toBeUndefined();
  const visit = open();
  visit.script(() => reply(announcement('transfers')));
  await visit.home.notices.refresh();
  expect(visit.home.popup?.id).toBe('transfers');
});

test('another announcement pops up although the last one was read', async () => {
  const { home, script } = open();
  script(() => reply(announcement('one')));
  await home.notices.refresh();
  home.closePopup();
  script(() => reply(announcement('two')));
  await home.notices.refresh();
  expect(home.popup?.id).toBe('two');
});

test('what the tab keeps is shown at once, and asked for anew', async () => {
  const first = open();
  first.script(() => reply(announcement('kept')));
  await first.home.notices.refresh();
  const { home, seen, script } = open(first.storage);
  expect(home.popup?.id).toBe('kept');
  script(() => reply({ player: [], banners: [], promotion: [], popup: null }));
  await home.notices.ensure();
  expect([seen.length, home.popup]).toEqual([1, undefined]);
});
