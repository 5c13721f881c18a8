import { listSearches } from '@jobharbor/shared/calls/job/list-searches';
import type { SearchKeeping } from '@jobharbor/shared/contracts/search/search-history';
import { ConfirmDeletion, callPrefix, ErrorNotice, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, Switch } from '@jobharbor/shared/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSearchesCall, switchHistoryCall } from './search-calls.ts';

export type HistorySettingsProps = {
  keeping: SearchKeeping;
  /** Nothing can be deleted. */
  isEmpty: boolean;
  onCleared: () => void;
};

/** Pauses the history, and deletes all of it after a question. */
export function HistorySettings({ keeping, isEmpty, onCleared }: HistorySettingsProps) {
  const { t } = useTranslation('myJobs');
  const { queryClient } = useRemote();
  const hint = useId();
  const change = useSend(switchHistoryCall, {
    onSettled: () => queryClient.invalidateQueries({ queryKey: callPrefix(listSearches) }),
  });
  // Shows the choice while it is sent.
  const isOn = change.isPending ? change.variables.body.is_on : keeping.is_recording;
  return (
    <div className="jh-stack jh-gap-2">
      <Switch
        label={t('searches.record')}
        checked={isOn}
        aria-describedby={isOn ? undefined : hint}
        onChange={({ currentTarget }) => change.mutate({ body: { is_on: currentTarget.checked } })}
      />
      {!isOn && (
        <p id={hint} className="jh-quiet">
          {t('searches.paused')}
        </p>
      )}
      <ErrorNotice error={change.error} />
      {!isEmpty && <ClearHistory onCleared={onCleared} />}
    </div>
  );
}

function ClearHistory({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('myJobs');
  /** Null until the first press. */
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const clear = useSend(deleteSearchesCall, {
    onSuccess: () => {
      setAsked(null);
      onCleared();
    },
  });
  if (!isAsked)
    return (
      <p>
        <Button size="small" autoFocus={isAsked === false} onClick={() => setAsked(true)}>
          {t('searches.removeAll')}
        </Button>
      </p>
    );
  return (
    <ConfirmDeletion
      question={t('searches.removeAllAsk')}
      confirm={t('searches.removeAll')}
      cancel={t('searches.keep')}
      size="small"
      isSending={clear.isPending}
      error={clear.error}
      onConfirm={() => clear.mutate({})}
      onCancel={() => setAsked(false)}
    />
  );
}
