import { downloadOffer } from '@jobharbor/shared/calls/job-application/download-offer';
import type { Offer } from '@jobharbor/shared/contracts/applications/offer';
import type { OfferPhase } from '@jobharbor/shared/contracts/applications/offer-phase';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Badge, type BadgeTone, Button, Notice } from '@jobharbor/shared/ui';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerAnchor } from '../../common/anchors.ts';
import { ChatLink, DownloadLink } from '../../common/card-links.tsx';
import { ListCard } from '../../common/list-card.tsx';
import type { OfferDialogProps } from './offer-dialog.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { useOfferTexts } from './use-offer-texts.ts';

const OfferDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "offer-dialogs" */ './offer-dialog.tsx')).OfferDialog,
);

const tones: Record<OfferPhase, BadgeTone> = {
  open: 'attention',
  accepted: 'success',
  declined: 'closed',
  withdrawn: 'closed',
  expired: 'closed',
};

type OfferAction = OfferDialogProps['action'];

export type OfferCardProps = {
  offer: Offer;
  /** No link to the chat. */
  isInChat?: boolean;
};

/** One offer: its job, what is offered, how long it stands, and the possible answers. */
export function OfferCard({ offer, isInChat = false }: OfferCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const text = useOfferTexts();
  const [dialog, setDialog] = useState<OfferAction>();
  const { id, job, phase, by, made_at } = offer;
  return (
    <ListCard
      titleId={titleIdOf(offer)}
      subject={{ job }}
      badge={<Badge tone={tones[phase]}>{t(`offers.phase.${phase}`)}</Badge>}
      note={t('offers.madeBy', { name: isolate(by), day: formatDay(tag, timeZone, made_at) })}
      actions={<OfferActions offer={offer} isInChat={isInChat} onOpen={setDialog} />}
      opened={
        dialog && (
          <Suspense>
            <OfferDialog offer={offer} action={dialog} onClose={() => setDialog(undefined)} />
          </Suspense>
        )
      }
      anchor={offerAnchor(id)}
      state={phase}
    >
      {phase === 'open' && <p>{t('offers.validUntil', { time: text.validUntil(offer) })}</p>}
      <OfferFacts offer={offer} />
      <OfferOutcome offer={offer} />
    </ListCard>
  );
}

type OfferActionsProps = Required<OfferCardProps> & { onOpen: (action: OfferAction) => void };

function OfferActions({ offer, isInChat, onOpen }: OfferActionsProps) {
  const { t } = useTranslation('myJobs');
  const { id, phase, chat_id } = offer;
  const described = { 'aria-describedby': titleIdOf(offer) };
  return (
    <>
      {phase === 'open' && (
        <>
          <Button {...described} variant="primary" onClick={() => onOpen('accept')}>
            {t('offers.accept.open')}
          </Button>
          {chat_id !== null && (
            <Button {...described} onClick={() => onOpen('ask')}>
              {t('offers.ask.open')}
            </Button>
          )}
        </>
      )}
      {phase === 'accepted' && (
        <DownloadLink
          titleId={titleIdOf(offer)}
          icon={<Download aria-hidden="true" />}
          path={callPath(downloadOffer, { params: { id } })}
        >
          {t('offers.document')}
        </DownloadLink>
      )}
      {!isInChat && <ChatLink chatId={chat_id} titleId={titleIdOf(offer)} />}
      {phase === 'open' && (
        <Button {...described} variant="quiet" onClick={() => onOpen('decline')}>
          {t('offers.decline.open')}
        </Button>
      )}
    </>
  );
}

const titleIdOf = ({ id }: Offer): string => `jhm-offer-title-${id}`;

/** Why an offer is over, in the words of the side that ended it. */
function OfferOutcome({ offer: { phase, job, text, decline_reason, signed_name } }: { offer: Offer }) {
  const { t } = useTranslation('myJobs');
  if (phase === 'accepted') return <p>{t('offers.signed', { name: isolate(signed_name ?? '') })}</p>;
  if (phase !== 'declined' && phase !== 'withdrawn') return null;
  const title =
    phase === 'declined'
      ? t('offers.declined')
      : t('offers.withdrawn', { company: isolate(job.company.name) });
  return (
    <Notice title={title}>
      {decline_reason && <p>{t(`offers.decline.reason.${decline_reason}`)}</p>}
      {text && (
        <p className="jhm-offer__note">
          <UserText>{text}</UserText>
        </p>
      )}
    </Notice>
  );
}
