import '#design-system/theme/reset.css';
import '#design-system/theme/tokens.css';
import '#design-system/theme/generated/brand-aurora.css';
import '#design-system/theme/base.css';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#ds/Button';
import { DataGrid } from '#ds/DataGrid';
import { SearchField } from '#ds/SearchField';
import { LocaleScope, type Messages } from '#ds-i18n';
import messages from '#locales/.generated/en/ds.json';
import { betColumns } from '#design-system/components/Table/sample.tsx';
import { keyOfBet, sampleBets } from '#design-system/components/Table/sampleBets.ts';

const bets = sampleBets(100_000);

/** The rows come with a press, so that what is timed is the table and not the page; `?rows` asks for them at once. */
function Page() {
  const [isShown, setIsShown] = useState(location.search === '?rows');
  const [words, setWords] = useState('');
  const found = useMemo(
    () => (words === '' ? bets : bets.filter(({ game }) => game.toLowerCase().includes(words.toLowerCase()))),
    [words],
  );
  return isShown ? (
    <>
      <SearchField aria-label="Game" value={words} onChange={setWords} />
      <output>{found.length}</output>
      <DataGrid aria-label="Bets" columns={betColumns} items={found} getKey={keyOfBet} />
    </>
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
