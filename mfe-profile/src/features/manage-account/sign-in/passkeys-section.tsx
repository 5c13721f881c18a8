import { listPasskeys } from '@jobharbor/shared/calls/auth/list-passkeys';
import type { Passkey } from '@jobharbor/shared/contracts/sign-in/passkey';
import { formatAge } from '@jobharbor/shared/i18n';
import {
  callKey,
  ErrorNotice,
  useCall,
  useCallSource,
  useLocale,
  useNow,
  useRemote,
} from '@jobharbor/shared/remote';
import { LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../setting-row.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { NewPasskeyForm } from './new-passkey-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';

/** The passkeys that sign in to the account: adding, renaming and removing them. */
export function PasskeysSection() {
  const { t } = useTranslation('profile');
  const { queryClient } = useRemote();
  const key = callKey(listPasskeys, useCallSource(), {});
  const passkeys = useCall(listPasskeys, {});
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState('');
  const change = (next: (list: Passkey[]) => Passkey[]) =>
    queryClient.setQueryData<{ passkeys: Passkey[] }>(
      key,
      (list) => list && { passkeys: next(list.passkeys) },
    );
  const list = passkeys.data?.passkeys;
  return (
    <SettingsSection title={t('passkeys.title')} lead={t('passkeys.lead')} headingRef={heading}>
      {list ? (
        <>
          {list.length === 0 && <p>{t('passkeys.none')}</p>}
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={(renamed) =>
                change((all) => all.map((each) => (each.id === renamed.id ? renamed : each)))
              }
              onRemoved={() => {
                flushSync(() => {
                  change((all) => all.filter(({ id }) => id !== passkey.id));
                  setDone(t('passkeys.removed', { name: passkey.name }));
                });
                heading.current?.focus();
              }}
            />
          ))}
          <LiveRegion>{done}</LiveRegion>
          {done !== '' && (
            <p className="jhp-setting__done" aria-hidden="true">
              {done}
            </p>
          )}
          <AddPasskeyRow
            onMade={(made) => {
              setDone('');
              change((all) => [made, ...all]);
            }}
          />
        </>
      ) : passkeys.isError ? (
        <ErrorNotice error={passkeys.error} retry={passkeys} />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton />
        </div>
      )}
    </SettingsSection>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: (renamed: Passkey) => void;
  onRemoved: () => void;
}

function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const now = useNow();
  return (
    <SettingRow
      term={
        passkey.last_used_at === null
          ? t('passkeys.created', { age: formatAge(tag, passkey.created_at, now) })
          : t('passkeys.used', { age: formatAge(tag, passkey.last_used_at, now) })
      }
      action={t('passkeys.change')}
      actionLabel={t('passkeys.changeOf', { name: passkey.name })}
      detail={<bdi>{passkey.name}</bdi>}
    >
      {(close) => (
        <PasskeyForm
          passkey={passkey}
          onClose={() => close()}
          onRenamed={(renamed) => {
            onRenamed(renamed);
            close(t('passkeys.renamed'));
          }}
          onRemoved={onRemoved}
        />
      )}
    </SettingRow>
  );
}

/** Adds a passkey, where the browser can make one. */
function AddPasskeyRow({ onMade }: { onMade: (made: Passkey) => void }) {
  const { t } = useTranslation('profile');
  if (!browserSupportsWebAuthn()) return <p className="jh-quiet jh-small">{t('passkeys.unsupported')}</p>;
  return (
    <SettingRow term={t('passkeys.addLead')} action={t('passkeys.add')} detail={null}>
      {(close) => (
        <NewPasskeyForm
          onClose={() => close()}
          onMade={(made) => {
            onMade(made);
            close(t('passkeys.added'));
          }}
        />
      )}
    </SettingRow>
  );
}
