import { endDevice } from '@jobharbor/shared/calls/auth/end-device';
import { endOtherDevices } from '@jobharbor/shared/calls/auth/end-other-devices';
import { listDevices } from '@jobharbor/shared/calls/auth/list-devices';
import type { AccountDevice } from '@jobharbor/shared/contracts/sign-in/account-device';
import { callKey, ErrorNotice, useCall, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProvenSend } from '../../common/owner-proof/use-proven-send.ts';
import { DeviceRow } from './device-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useDeviceName } from './sign-in/use-device-name.ts';

/** Devices in which the account is signed in, each with a sign-out button. */
export function DevicesSection() {
  const { t } = useTranslation('profile');
  const { queryClient } = useRemote();
  const key = callKey(listDevices, useCallSource(), {});
  const nameOf = useDeviceName();
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState('');
  const devices = useCall(listDevices, {});
  const keep = (isKept: (device: AccountDevice) => boolean, text: string) => {
    queryClient.setQueryData<{ devices: AccountDevice[] }>(
      key,
      (list) => list && { devices: list.devices.filter(isKept) },
    );
    setDone(text);
    heading.current?.focus();
  };
  const endOne = useProvenSend(endDevice);
  const end = (device: AccountDevice) => {
    const text = t('settings.devices.ended', { device: nameOf(device) });
    endOne.mutate(
      { params: { id: device.id } },
      { onSuccess: () => keep(({ id }) => id !== device.id, text) },
    );
  };
  const endOthers = useProvenSend(endOtherDevices, {
    onSuccess: () => keep((device) => device.is_current, t('settings.devices.endedOthers')),
  });
  const list = devices.data?.devices;
  const error = endOne.error ?? endOthers.error;
  return (
    <SettingsSection
      title={t('settings.devices.title')}
      lead={t('settings.devices.lead')}
      headingRef={heading}
    >
      {list ? (
        <ul className="jhp-setting__list">
          {list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isEnding={endOne.isPending && endOne.variables.params.id === device.id}
              onEnd={() => end(device)}
            />
          ))}
        </ul>
      ) : devices.isError ? (
        <ErrorNotice error={devices.error} retry={devices} />
      ) : (
        <LoadingRows />
      )}
      <ErrorNotice error={error} />
      <DoneText text={done} />
      {list && list.length > 1 && (
        <EndOthersButton isEnding={endOthers.isPending} onEnd={() => endOthers.sendOnce({})} />
      )}
    </SettingsSection>
  );
}

function LoadingRows() {
  const { t } = useTranslation('profile');
  return (
    <div aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <Skeleton />
      <Skeleton length="medium" />
    </div>
  );
}

/** Confirmation of the last action, shown and announced to screen readers. */
function DoneText({ text }: { text: string }) {
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {text !== '' && (
        <p className="jhp-setting__done" aria-hidden="true">
          {text}
        </p>
      )}
    </>
  );
}

function EndOthersButton({ isEnding, onEnd }: { isEnding: boolean; onEnd: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <p>
      <Button size="small" loading={isEnding} loadingLabel={t('saving')} onClick={onEnd}>
        {t('settings.devices.endOthers')}
      </Button>
    </p>
  );
}
