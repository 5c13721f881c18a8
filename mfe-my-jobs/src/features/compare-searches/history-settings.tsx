import { listSearches } from '@jobharbor/shared/calls/job/list-searches';
import type { SearchKeeping } from '@jobharbor/shared/contracts/search/search-history';
import { callPrefix, ErrorNotice, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, Switch } from '@jobharbor/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
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
  const [isAsking, setIsAsking] = useState(false);
  const clear = useSend(deleteSearchesCall, {
    onSuccess: () => {
      setIsAsking(false);
      onCleared();
    },
  });
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  const cancel = () => {
    setIsAsking(false);
    requestAnimationFrame(() => start.current?.focus());
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !clear.isPending) cancel();
  };
  if (!isAsking)
    return (
      <p>
        <Button ref={start} size="small" onClick={() => setIsAsking(true)}>
          {t('searches.removeAll')}
        </Button>
      </p>
    );
  return (
    <div className="jh-stack jh-gap-2">
      <p id={question}>{t('searches.removeAllAsk')}</p>
      <div className="jhm-actions">
        <Button
          variant="danger"
          size="small"
          aria-describedby={question}
          onKeyDown={onKeyDown}
          loading={clear.isPending}
          onClick={() => clear.mutate({})}
        >
          {t('searches.removeAll')}
        </Button>
        <Button ref={keep} size="small" aria-describedby={question} onKeyDown={onKeyDown} onClick={cancel}>
          {t('searches.keep')}
        </Button>
      </div>
      <ErrorNotice error={clear.error} />
    </div>
  );
}
