import { useState } from 'react';
import { choices } from './modes.ts';
import './docs.css';

/** What shows all that a brand decides: its tokens, and twelve screens; by the id of their story. */
const views = {
  'All colours': 'foundations-colour--roles',
  'Contrast of every pair': 'foundations-colour--contrast',
  'Text in every language': 'foundations-type--scripts',
  'Display face': 'foundations-type--display',
  Corners: 'foundations-shape--radius',
  Shadows: 'foundations-shape--elevation',
  Home: 'screens-home-homescreen--ready',
  Header: 'screens-shell-siteheader--signed-in',
  Footer: 'screens-shell-sitefooter--full',
  'Hall of slots': 'screens-slots-hallscreen--ready',
  Lottery: 'screens-lottery-bettingscreen--ready',
  Promotions: 'screens-promotions-promotionsscreen--ready',
  'Log-in': 'screens-session-logindialog--default',
  Deposit: 'screens-cashier-depositscreen--ready',
  Wallet: 'screens-cashier-walletscreen--ready',
  Messages: 'screens-messages-messagesscreen--ready',
  VIP: 'screens-vip-vipscreen--ready',
  'Agent overview': 'screens-agent-overviewscreen--ready',
} as const;

type View = keyof typeof views;
const names = Object.keys(views) as View[];
const brands = choices.brand.map(({ value }) => value);
const every = 'every brand';

/** A view of one brand, dark and light; each frame is fetched when it comes into sight. */
function Pair({ view, brand }: { view: View; brand: string }) {
  return (
    <div className="brand-pair">
      {choices.theme.map(({ value: theme }) => (
        <div key={theme} className="brand-window">
          <iframe
            loading="lazy"
            title={`${view} of ${brand}, ${theme}`}
            src={`iframe.html?id=${views[view]}&viewMode=story&example=1&globals=brand:${brand};theme:${theme};isStacked:!false`}
          />
        </div>
      ))}
    </div>
  );
}

/** One view under every brand, or every view of one brand, each dark and light. */
export function BrandGallery() {
  const [view, setView] = useState<View>('Home');
  const [brand, setBrand] = useState(every);
  return (
    <>
      <p className="brand-choice">
        <label>
          Brand{' '}
          <select value={brand} onChange={(event) => setBrand(event.target.value)}>
            {[every, ...brands].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        {brand === every && (
          <label>
            What to compare{' '}
            <select value={view} onChange={(event) => setView(event.target.value as View)}>
              {names.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
      </p>
      {brand === every
        ? brands.map((each) => (
            <section key={each}>
              <h2>{each}</h2>
              <Pair view={view} brand={each} />
            </section>
          ))
        : names.map((each) => (
            <section key={each}>
              <h2>{each}</h2>
              <Pair view={each} brand={brand} />
            </section>
          ))}
    </>
  );
}
