import { askForReferenceAgain } from '@jobharbor/shared/calls/jobseeker-profile/ask-for-reference-again';
import { deleteReference } from '@jobharbor/shared/calls/jobseeker-profile/delete-reference';
import { showReference } from '@jobharbor/shared/calls/jobseeker-profile/show-reference';
import type { Reference } from '@jobharbor/shared/contracts/profile/reference';
import { formatDay } from '@jobharbor/shared/i18n';
import { ConfirmDeletion, ErrorNotice, useLocale, useSendOnce, useTimeZone } from '@jobharbor/shared/remote';
import { Badge, type BadgeTone, Button, IconButton, Switch } from '@jobharbor/shared/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referenceDay } from '../../common/reference-day.ts';
import { useRefreshedReferences } from './use-references.ts';

const tones: Record<Reference['state'], BadgeTone> = {
  waiting: 'harbour',
  expired: 'plain',
  written: 'success',
  declined: 'closed',
  withdrawn: 'closed',
};

/** One reference: its sentence or its state, and what can be done with it. */
export function ReferenceRow({ reference, onDeleted }: { reference: Reference; onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const { id, state, writer_name: name, email, relation, about } = reference;
  const day = useDay();
  const [isDeleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setDeleting(false);
    opener.current?.focus();
  };
  return (
    <>
      <div className="jhp-entry__text">
        <p className="jhp-entry__title">
          <bdi>{name}</bdi>
        </p>
        <p className="jh-quiet">{t(`references.relation.${relation}`)}</p>
        <p className="jh-quiet">
          <bdi>{[about.title, about.place].filter(Boolean).join(' · ')}</bdi>
        </p>
        {state === 'written' ? (
          <Written reference={reference} />
        ) : (
          <>
            <p className="jh-quiet">
              <bdi dir="ltr">{email}</bdi>
            </p>
            <p>
              <Badge tone={tones[state]}>
                {t(`references.state.${state}`, { date: day(reference.expires_at) })}
              </Badge>
            </p>
          </>
        )}
        {reference.expires_at * 1000 <= Date.now() && state !== 'written' && <AskAgain id={id} name={name} />}
        {isDeleting && <SureToDelete {...{ id, name, onDeleted }} onCancel={cancel} />}
      </div>
      <div className="jhp-entry__actions">
        <IconButton
          ref={opener}
          icon={<Trash2 />}
          label={t('references.delete', { name })}
          aria-expanded={isDeleting}
          onClick={() => setDeleting(!isDeleting)}
        />
      </div>
    </>
  );
}

function useDay(): (seconds: number) => string {
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (seconds) => formatDay(tag, timeZone, seconds);
}

/** The sentence, where it comes from, and whether employers see it. */
function Written({ reference }: { reference: Reference }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const refresh = useRefreshedReferences();
  const show = useSendOnce(showReference, { onSuccess: refresh });
  const { id, text, writer_name: name, domain, answered_at, is_shown } = reference;
  return (
    <>
      <blockquote className="jhp-reference">
        <bdi>{text}</bdi>
      </blockquote>
      <p className="jh-quiet">
        {t('references.provenance', { name, domain, date: referenceDay(tag, answered_at) })}
      </p>
      <Switch
        label={t('references.showOf', { name })}
        hint={t('references.showHint')}
        checked={show.isPending ? show.variables.body.is_shown : is_shown}
        onChange={({ target }) => show.sendOnce({ params: { id }, body: { is_shown: target.checked } })}
      />
      <ErrorNotice error={show.error} />
    </>
  );
}

function AskAgain({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('profile');
  const refresh = useRefreshedReferences();
  const again = useSendOnce(askForReferenceAgain, { onSuccess: refresh });
  return (
    <>
      <div>
        <Button
          size="small"
          loading={again.isPending}
          loadingLabel={t('saving')}
          onClick={() => again.sendOnce({ params: { id } })}
        >
          {t('references.again', { name })}
        </Button>
      </div>
      <ErrorNotice error={again.error} />
    </>
  );
}

interface SureToDeleteProps {
  id: number;
  name: string;
  onDeleted: () => void;
  onCancel: () => void;
}

function SureToDelete({ id, name, onDeleted, onCancel }: SureToDeleteProps) {
  const { t } = useTranslation('profile');
  const refresh = useRefreshedReferences();
  const remove = useSendOnce(deleteReference, {
    onSuccess: async () => {
      onDeleted();
      await refresh();
    },
  });
  return (
    <ConfirmDeletion
      question={t('references.deleteSure', { name })}
      confirm={t('references.deleteYes')}
      size="small"
      cancel={t('cancel')}
      isSending={remove.isPending}
      sendingLabel={t('saving')}
      error={remove.error}
      onConfirm={() => remove.sendOnce({ params: { id } })}
      onCancel={onCancel}
    />
  );
}
