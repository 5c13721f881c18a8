import type { Canary, Pin, ReleaseSet, Status, WithdrawnSet } from '@jobharbor/platform/schemas';
import { Badge, Card } from '@jobharbor/shared/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import FlaskConical from 'lucide-react/icons/flask-conical';
import OctagonX from 'lucide-react/icons/octagon-x';
import PinIcon from 'lucide-react/icons/pin';
import { AllowedButton } from '../../components/allowed-button.tsx';
import { diffSets } from '../../components/diff-sets.ts';
import { Moment } from '../../components/moment.tsx';
import { SetDiff } from '../../components/set-diff.tsx';
import { SetName } from '../../components/set-name.tsx';
import { useMissingRight } from '../../session/use-session.ts';
import { Members } from './members.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PreviewLink } from './preview-link.tsx';

export interface SetCardProps {
  set: ReleaseSet;
  /** Members of the set that it was made from; undefined where that set is gone. */
  parent: ReleaseSet['members'] | undefined;
  live: ReleaseSet['members'] | undefined;
  pin: Pin | undefined;
  withdrawn: WithdrawnSet | undefined;
  status: Status | undefined;
  /** Packages that a canary tries. */
  triedBy(canary: Canary): readonly string[];
  onAsk: (kind: 'canary' | 'promote' | 'pin' | 'unpin') => void;
}

/** A set: its changes, its status and its actions. */
export function SetCard(props: SetCardProps) {
  const { set, parent, pin, withdrawn, status } = props;
  const place = placeOf(set, status);
  return (
    <Card as="li" className="jhd-set">
      <div className="jhd-panel__head">
        <h2 className="jhd-panel__title">
          <SetName id={set.id} />
        </h2>
        <span className="jh-inline">
          <SetBadges {...place} isWithdrawn={withdrawn !== undefined} isPinned={pin !== undefined} />
        </span>
      </div>
      <p>
        {set.reason} <span className="jh-quiet">· made</span> <Moment at={set.created_at} />
        {set.made_by && <span className="jh-quiet"> by {set.made_by}</span>}
      </p>
      {pin && (
        <p className="jh-quiet">
          Pinned by {pin.by}: {pin.reason}
        </p>
      )}
      {withdrawn && (
        <p>
          Taken back <Moment at={withdrawn.at} exact /> by {withdrawn.by}: {withdrawn.reason}
        </p>
      )}
      {set.parent === null ? (
        <p className="jh-quiet">The first set: it was made from none.</p>
      ) : parent ? (
        <SetDiff
          changes={diffSets(parent, set.members)}
          same="The same members as the set that it was made from."
        />
      ) : (
        <p className="jh-quiet">
          Made from <SetName id={set.parent} />, which is collected.
        </p>
      )}
      <Members members={set.members} set={set.id} />
      <SetActions {...props} {...place} />
    </Card>
  );
}

interface Place {
  isLive: boolean;
  isOnTrial: boolean;
  running: Canary[];
}

/** Whether visitors get the set. */
function placeOf(set: ReleaseSet, status: Status | undefined): Place {
  const running = status?.canaries.filter(({ state }) => state === 'running') ?? [];
  return {
    isLive: status?.live?.set === set.id,
    isOnTrial: running.some((canary) => canary.set === set.id),
    running,
  };
}

type SetBadgesProps = Pick<Place, 'isLive' | 'isOnTrial'> & { isWithdrawn: boolean; isPinned: boolean };

function SetBadges({ isLive, isOnTrial, isWithdrawn, isPinned }: SetBadgesProps) {
  return (
    <>
      {isLive && (
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          Live
        </Badge>
      )}
      {isOnTrial && (
        <Badge tone="attention" icon={<FlaskConical aria-hidden="true" />}>
          Canary
        </Badge>
      )}
      {isWithdrawn && (
        <Badge tone="danger" icon={<OctagonX aria-hidden="true" />}>
          Taken back
        </Badge>
      )}
      {isPinned && (
        <Badge tone="harbour" icon={<PinIcon aria-hidden="true" />}>
          Pinned
        </Badge>
      )}
    </>
  );
}

function SetActions({
  set,
  live,
  pin,
  withdrawn,
  triedBy,
  onAsk,
  isLive,
  isOnTrial,
  running,
}: SetCardProps & Place) {
  const packages = live ? diffSets(live, set.members).map(({ name }) => name) : [];
  const mayNotTry = useMissingRight('canary', packages);
  const mayNotPromote = useMissingRight('promote', packages);
  const mayNotShow = useMissingRight('publish', packages);
  const mayNotForce = useMissingRight('force');
  const needsForce = withdrawn ? mayNotForce : null;
  const mayNotPin = useMissingRight('promote');
  const rival = running.find((canary) => packages.some((name) => triedBy(canary).includes(name)));
  const busy = rival
    ? `A canary of set ${rival.set} tries one of its packages. Promote or stop it first.`
    : null;
  return (
    <div className="jhd-actions">
      {!isLive && !isOnTrial && (
        <AllowedButton
          size="small"
          disabledReason={mayNotTry ?? needsForce ?? busy}
          onClick={() => onAsk('canary')}
        >
          Start a canary…
        </AllowedButton>
      )}
      {!isLive && (
        <AllowedButton
          size="small"
          disabledReason={mayNotPromote ?? needsForce}
          onClick={() => onAsk('promote')}
        >
          Make live…
        </AllowedButton>
      )}
      <PreviewButton set={set.id} />
      <PreviewLink set={set.id} lack={mayNotShow} />
      <AllowedButton
        size="small"
        variant="quiet"
        disabledReason={mayNotPin}
        onClick={() => onAsk(pin ? 'unpin' : 'pin')}
      >
        {pin ? 'Unpin…' : 'Pin…'}
      </AllowedButton>
    </div>
  );
}
