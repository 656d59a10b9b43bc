import type { FishKind } from '#platform/fishing';
import { Html } from '../page/html';

const eye = (x: number, y: number, r = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + r / 4}" cy="${y}" r="${r * 0.55}" fill="#0b1420"/>`;

/** Drawings of what swims, on a ground of 120 by 80 and looking to the right. */
const drawings: Readonly<Record<FishKind, string>> = {
  sardine: `<path d="M22 40 4 27q5 13 0 26z" fill="#7fa8c9"/><path d="M18 40q28-24 66-12 20 6 28 12-8 6-28 12-38 12-66-12z" fill="#b9d7ec"/><path d="M22 38q30-18 64-8 16 4 26 10-40-6-90-2z" fill="#5d88ad"/><path d="M58 27q8-12 20-9-6 8-8 10z" fill="#7fa8c9"/>${eye(96, 38)}`,
  clownfish: `<path d="M26 40 6 24q-2 16 0 32z" fill="#ff8a2b"/><path d="M20 40q20-34 58-28 28 4 36 28-8 24-36 28-38 6-58-28z" fill="#ff7a1a"/><path d="M84 13q-12 26 0 54 10-2 14-6-10-22 0-44-6-3-14-4zM46 19q-8 20 0 42l10 4q-8-24 0-50z" fill="#fff"/><path d="M56 14q10-14 26-8l2 7q-14-4-28 1z" fill="#e2560c"/>${eye(103, 34)}`,
  crab: `<path d="M28 50 8 62M26 42 6 44M92 50l20 12M94 42l20 2M34 58 20 74M86 58l14 16" stroke="#c2331f" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M20 34Q4 28 8 10q10 4 10 10 4-8 10-8 4 16-8 22zM100 34q16-6 12-24-10 4-10 10-4-8-10-8-4 16 8 22z" fill="#e8492f"/><path d="M22 46q4-24 38-24t38 24q-4 22-38 22T22 46z" fill="#f05a3c"/><path d="M30 40q8-12 30-12t30 12q-30-8-60 0z" fill="#ff8a6b"/>${eye(50, 26, 5)}${eye(70, 26, 5)}`,
  seahorse: `<path d="M66 8q16 0 18 14l18 4-2 8-18-2q4 16-6 26-10 8-8 14t-8 6q-10-4-6-16-16-12-10-30 4-14 8-18z" fill="#f2b93b"/><path d="M54 34q-14 2-14 14 8 6 16 4z" fill="#d9932a"/><path d="M62 34q10 4 18 2M60 44q10 4 18 0M62 54q8 2 14-2" stroke="#b87418" stroke-width="3" fill="none"/><path d="M64 10 58 2l10 4 4-6 2 8z" fill="#d9932a"/>${eye(76, 20)}`,
  turtle: `<path d="M30 50 10 66q16 4 28-6zM84 54l10 16q10-10 2-20z" fill="#5fa65b"/><path d="M92 36q22-8 24 6 0 10-20 10z" fill="#7cc276"/><path d="M18 48Q24 14 60 14t40 34q-40 14-82 0z" fill="#2f7a4d"/><path d="M60 16 46 28l6 18h18l6-18zM46 28l-18 6M76 28l16 6M52 46l-8 8M70 46l6 8" stroke="#a7d48d" stroke-width="3" fill="none"/><path d="M18 48q40 14 82 0l-2 8q-40 12-78 0z" fill="#c9b26b"/>${eye(108, 42, 3.5)}`,
  octopus: `<path d="M30 44q-20 10-22 26 10-4 12-14M42 52q-14 10-8 24 8-4 8-14M60 54q-4 14 4 22 8-8 2-20M78 52q10 8 6 22-10-2-12-14M90 44q20 8 22 24-12-2-16-12" stroke="#8b46b5" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M26 40Q26 6 60 6t34 34q-2 20-34 20T26 40z" fill="#a95fd6"/><path d="M36 26q8-14 24-14-14 4-18 16z" fill="#c98cee"/>${eye(66, 36, 6)}${eye(84, 36, 6)}<path d="M68 50q8 4 14 0" stroke="#5c2a7d" stroke-width="3" fill="none"/>`,
  ray: `<path d="M30 42Q10 40 0 58q20-8 32-8z" fill="#456a8f"/><path d="M24 46Q56 2 76 18l40 22-38 20Q56 78 24 46z" fill="#5f8ab5"/><path d="M44 40q20-14 34-12 14 4 24 12-30-4-58 0z" fill="#7fabd4"/><circle cx="56" cy="48" r="4" fill="#b5d6f2"/><circle cx="70" cy="52" r="3" fill="#b5d6f2"/><circle cx="46" cy="42" r="3" fill="#b5d6f2"/>${eye(98, 36, 3.5)}`,
  shark: `<path d="M24 40 2 18q2 22 4 24-6 10-4 20z" fill="#6d7f91"/><path d="M14 42q26-30 66-24 26 4 38 22-10 14-38 20-40 4-66-18z" fill="#8698aa"/><path d="M20 44q40 6 96-2-10 12-36 18-36 4-60-16z" fill="#e6edf3"/><path d="M54 22q4-18 20-20-2 12 4 18zM60 56l-10 18q14-2 22-18z" fill="#6d7f91"/><path d="M92 52q10 0 18-6" stroke="#42505e" stroke-width="3" fill="none"/><path d="M80 34v12M86 34v12" stroke="#6d7f91" stroke-width="3"/>${eye(98, 34, 3.5)}`,
  whale: `<path d="M22 34Q14 14 2 12q0 14 6 18-8 6-8 14 12 2 24-4z" fill="#2d5f9e"/><path d="M16 36Q44 6 84 12q34 6 34 30 0 26-40 28Q34 70 16 36z" fill="#3f7cc4"/><path d="M28 50q40 8 90-4-4 22-40 24-32 0-50-20z" fill="#dcebf7"/><path d="M44 58q20 6 40 4M56 66q14 2 26 0" stroke="#a8c4dd" stroke-width="2.500" fill="none"/><path d="M60 52q4 20 22 22-2-16-8-24z" fill="#2d5f9e"/><path d="M78 12q-2-8-10-10M80 12q4-8 12-8" stroke="#bfe6ff" stroke-width="3" stroke-linecap="round" fill="none"/>${eye(102, 38, 4)}`,
};

/** The drawing of a kind of fish. */
export const fishSvg = (kind: FishKind): Html =>
  new Html(`<svg viewBox="0 0 120 80" aria-hidden="true" focusable="false">${drawings[kind]}</svg>`);
