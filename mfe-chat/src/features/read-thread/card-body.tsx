import { Slot } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type CardBodyProps = { kind: 'interview' | 'offer'; id: number };

/** An interview or an offer, which My Jobs shows here with its answers; a link to it where My Jobs does not load. */
export function CardBody({ kind, id }: CardBodyProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      <p className="jhc-card__title">{t(`card.${kind}`)}</p>
      <Slot
        name={`${kind}-card`}
        data={{ id }}
        className="jhc-card"
        fallback={
          <TextLink render={<Link to={`${paths[kind]}#${kind}-${id}`} />}>
            {t(kind === 'offer' ? 'card.toOffer' : 'card.toInterview')}
          </TextLink>
        }
      />
    </>
  );
}

const paths = { interview: '/my-jobs/interview', offer: '/my-jobs/offers' } as const;
