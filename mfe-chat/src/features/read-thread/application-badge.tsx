import type { ApplicationLabel } from '@jobharbor/shared/contracts/application';
import { Badge, type BadgeTone } from '@jobharbor/shared/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import Handshake from 'lucide-react/icons/handshake';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ComponentType, SVGProps } from 'react';
import { useTranslation } from 'react-i18next';

const looks: Record<ApplicationLabel, [BadgeTone, ComponentType<SVGProps<SVGSVGElement>>]> = {
  pending: ['plain', Send],
  viewed: ['harbour', Eye],
  accepted: ['success', CircleCheck],
  not_accepted: ['closed', CircleSlash],
  withdrawn: ['closed', Undo2],
  exchanged: ['success', Handshake],
  job_closed: ['closed', CircleX],
  on_hold: ['attention', CirclePause],
};

/** Where the application stands that this chat belongs to. */
export function ApplicationBadge({ label }: { label: ApplicationLabel }) {
  const { t } = useTranslation('chat');
  const [tone, Icon] = looks[label];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`label.${label}`)}
    </Badge>
  );
}
