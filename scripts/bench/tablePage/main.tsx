import '../../../src/design-system/theme/reset.css';
import '../../../src/design-system/theme/tokens.css';
import '../../../src/design-system/theme/brand-aurora.css';
import '../../../src/design-system/theme/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#ds/Button';
import { Table } from '#ds/Table';
import { LocaleScope, type Messages } from '#ds-i18n';
import messages from '../../../locales/.generated/en/ds.json';
import { betColumns, keyOfBet, sampleBets } from '../../../src/design-system/components/Table/sample';

const bets = sampleBets(100_000);

/** The rows come with a press, so that what is timed is the table and not the page. */
function Page() {
  const [isShown, setIsShown] = useState(false);
  return isShown ? (
    <Table aria-label="Bets" columns={betColumns} items={bets} getKey={keyOfBet} selectionMode="multiple" />
  ) : (
    <Button onPress={() => setIsShown(true)}>Show</Button>
  );
}

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <LocaleScope locale="en" messages={messages as unknown as Messages} isRoot timeZone="UTC">
      <Page />
    </LocaleScope>,
  );
