import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { linkNameLength, registrationLinkCalls, type RegistrationLink } from '#contract';
import { LinkDialog, type LinkValues } from '#features/agent/LinkDialog.tsx';
import { LinksScreen } from '#features/agent/LinksScreen.tsx';
import { linkStore } from '../../stores/linkStore';
import { useAddress } from '../center/useAddress';
import { saveFile } from '../saveFile';
import { useContractForm } from '../useContractForm';
import { useOnLeave } from '../useOnLeave';
import { useQuery } from '../useQuery';
import { useSheets } from '../useSheets';
import { useStore } from '../useStore';

/** Where a link leads: the register form of this site, with the link's code. */
const addressOf = ({ code }: RegistrationLink): string =>
  `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;

/** The agent's registration links; filters and the open card stand in the address. */
export const LinksView = observer(function LinksView() {
  const store = useStore(linkStore);
  const [address, change] = useAddress();
  const [dialog, setDialog] = useState<'new' | RegistrationLink>();
  const links = useQuery(store.links, { refetchOnReturn: true });
  useOnLeave(() => store.resetWrites());

  const { search = '', status = '', link: wanted = '' } = address;
  const shown = links.value?.rows.find(({ id }) => id === wanted);
  const hrefOf = useCallback(
    ({ id }: RegistrationLink) => {
      const query = { view: 'links', search, status, link: id };
      return `?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()}`;
    },
    [search, status],
  );
  const close = () => {
    store.resetWrites();
    setDialog(undefined);
  };
  return (
    <>
      <LinksScreen
        links={links}
        shown={shown}
        filters={{ search, status }}
        onFiltersChange={(next) => change({ search: next['search'] ?? '', status: next['status'] ?? '' })}
        hrefOf={hrefOf}
        addressOf={addressOf}
        onShare={
          'share' in navigator && shown
            ? // Closing the sheet is no failure, and the address stands above to be copied.
              () => void navigator.share({ url: addressOf(shown) }).catch(() => undefined)
            : undefined
        }
        onSaveCode={(svg) =>
          shown &&
          saveFile({ name: `link-${shown.code}.svg`, file: new Blob([svg], { type: 'image/svg+xml' }) })
        }
        outputs={useSheets().outputsOf('registration-links')}
        onCreate={() => setDialog('new')}
        onEdit={setDialog}
        onPause={({ id, name, endsOn, mostUses }, isPaused) =>
          void store.change({ id, name, endsOn, mostUses, isPaused })
        }
        isChanging={store.edit.isRunning}
      />
      {dialog && (
        <Editor
          link={dialog === 'new' ? undefined : dialog}
          onClose={close}
          onMade={(id) => change({ link: id })}
        />
      )}
    </>
  );
});

/** The dialog on its store, for a new link or one that is changed. */
const Editor = observer(function Editor({
  link,
  onClose,
  onMade,
}: {
  link: RegistrationLink | undefined;
  onClose: () => void;
  onMade: (id: string) => void;
}) {
  const store = useStore(linkStore);
  const { links, make, edit } = store;
  const form = useContractForm<typeof registrationLinkCalls.createLink, LinkValues>(
    registrationLinkCalls.createLink,
    make,
  );
  const editForm = useContractForm(registrationLinkCalls.changeLink, edit);
  const bound = link ? editForm : form;
  return (
    <LinkDialog
      link={link}
      ownRates={links.value?.ownRates ?? []}
      today={links.value?.today ?? ''}
      nameLength={linkNameLength}
      form={{
        validate: form.validate,
        isPending: bound.isPending,
        refused: bound.refused as typeof form.refused,
        onSubmit: ({ name, endsOn, mostUses, ...rest }) => {
          if (link) {
            const isPaused = link.status === 'paused';
            void store.change({ id: link.id, name, endsOn, mostUses, isPaused }).then((isDone) => {
              if (isDone) onClose();
            });
          } else
            void store.create({ name, endsOn, mostUses, ...rest }).then((id) => {
              if (id === undefined) return;
              onMade(id);
              onClose();
            });
        },
      }}
      notice={bound.notice}
      onClose={onClose}
    />
  );
});
