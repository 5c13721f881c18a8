import { StateCard, type StateCardProps } from './state-card.tsx';

export type FailureCardProps = StateCardProps & {
  /** Code to quote to the support, e.g. `{ label: 'Support code', value: 'a1b2' }`. */
  supportCode?: { label: string; value: string } | undefined;
};

/** Error card: what failed, what was kept, one action. Announced when it appears (`role="alert"`). */
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
