import { useState } from 'react';
import { choices } from './modes.ts';
import './docs.css';

/** Screens that show most of what a brand changes, by the id of their story. */
const screens = {
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

/** One screen under every brand and theme; each frame is fetched when it comes into sight. */
export function BrandGallery() {
  const [name, setName] = useState<keyof typeof screens>('Home');
  return (
    <>
      <label>
        Screen{' '}
        <select value={name} onChange={(event) => setName(event.target.value as keyof typeof screens)}>
          {Object.keys(screens).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {choices.brand.map(({ value: brand }) => (
        <section key={brand}>
          <h2>{brand}</h2>
          <div className="brand-pair">
            {choices.theme.map(({ value: theme }) => (
              <div key={theme} className="brand-window">
                <iframe
                  inert
                  loading="lazy"
                  title={`${name} of ${brand}, ${theme}`}
                  src={`iframe.html?id=${screens[name]}&viewMode=story&example=1&globals=brand:${brand};theme:${theme}`}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
