import { useState } from 'react';
import { choices } from './modes.ts';
import './docs.css';

/** Screens that show most of what a brand changes, by the id of their story. */
const screens = {
  Home: 'features-home-homescreen--ready',
  Header: 'features-shell-siteheader--signed-in',
  Footer: 'features-shell-sitefooter--full',
  'Hall of slots': 'features-slots-hallscreen--ready',
  Lottery: 'features-lottery-bettingscreen--ready',
  Promotions: 'features-promotions-promotionsscreen--ready',
  'Log-in': 'features-session-logindialog--default',
  Deposit: 'features-cashier-depositscreen--ready',
  Wallet: 'features-cashier-walletscreen--ready',
  Messages: 'features-messages-messagesscreen--ready',
  VIP: 'features-vip-vipscreen--ready',
  'Agent overview': 'features-agent-overviewscreen--ready',
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
