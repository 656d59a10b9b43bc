import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { teamCalls } from '#contract';
import { OpenAccountScreen, type OpenAccountValues } from '#features/agent/OpenAccountScreen.tsx';
import { RegisterScreen } from '#features/agent/RegisterScreen.tsx';
import { wordRule } from '#features/session/checkField.ts';
import { linkStore } from '../../stores/linkStore';
import { teamStore } from '../../stores/teamStore';
import { useAddress } from '../center/useAddress';
import { useContractForm } from '../useContractForm';
import { useEnsured } from '../useEnsured';
import { useList } from '../useList';
import { useOnLeave } from '../useOnLeave';
import { useStore } from '../useStore';
import { LinksView } from './LinksView';

/** Without letters and digits that are taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 12;

/** A first password: 59 bits of chance, in groups that can be read out. */
const makePassword = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(passwordLength)),
    (number) => letters[number % letters.length],
  )
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** Opens accounts for somebody below the agent. */
const OpenAccount = observer(function OpenAccount() {
  const store = useStore(teamStore);
  const { open, rules } = store;
  const intl = useIntl();
  const [opened, setOpened] = useState<{ account: string; password: string }>();
  const { username } = rules.value ?? {};
  const form = useContractForm<typeof teamCalls.openAccount, OpenAccountValues>(teamCalls.openAccount, open, {
    rules: { username },
  });

  const team = useList(store.list, {});
  useEnsured(rules);
  useOnLeave(() => open.reset());
  return (
    <OpenAccountScreen
      own={team.value ? { ...team, state: 'ready' } : team}
      usernameRule={username?.enabled ? wordRule(intl, username) : undefined}
      form={{
        ...form,
        onSubmit: (values) =>
          void store.openAccount(values).then((account) => {
            // What was typed is handed over once, and kept nowhere else.
            if (account !== undefined) setOpened({ account, password: values.password });
          }),
      }}
      notice={form.notice}
      makePassword={makePassword}
      opened={opened}
      onNext={() => {
        open.reset();
        setOpened(undefined);
      }}
      teamHref="/agent/downlineManagmentView"
    />
  );
});

/** Ways to open accounts below the agent; which stands in the address. */
export const RegisterPage = observer(function RegisterPage() {
  const [{ view }, change] = useAddress();
  const { links } = useStore(linkStore);
  useEnsured(links);
  return (
    <RegisterScreen
      view={view === 'links' ? 'links' : 'open'}
      onViewChange={(next) => change({ view: next === 'open' ? '' : next, link: '', status: '', search: '' })}
      linkCount={links.value?.rows.length}
    >
      {(shown) => (shown === 'links' ? <LinksView /> : <OpenAccount />)}
    </RegisterScreen>
  );
});
