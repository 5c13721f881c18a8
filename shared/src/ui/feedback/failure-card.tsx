import { StateCard, type StateCardProps } from './state-card.tsx';

export type FailureCardProps = StateCardProps & {
  /** What a person reads to the support, e.g. `{ label: 'Support code', value: 'a1b2' }`. */
  supportCode?: { label: string; value: string } | undefined;
};

/** Something did not work: what happened, what was kept, one way on. Read out when it appears. */
export function FailureCard({ supportCode, ...rest }: FailureCardProps) {
  const foot = supportCode && (
    <p className="jh-state__code">
      {supportCode.label} <bdi dir="ltr">{supportCode.value}</bdi>
    </p>
  );
  return (
    <div role="alert">
      <StateCard {...rest} foot={foot} />
    </div>
  );
}
