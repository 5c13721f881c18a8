import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import FileCheck from 'lucide-react/icons/file-check';
import Handshake from 'lucide-react/icons/handshake';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ComponentType, SVGProps } from 'react';
import type { ApplicationStage } from '../../contracts/applications/application-story.ts';
import type { LanguageTag } from '../../contracts/markets/market.ts';
import { useLocale } from '../../remote/index.ts';
import { Badge, type BadgeTone } from '../../ui/index.ts';
import texts from './label-texts.json' with { type: 'json' };

/** Here and not in a remote's namespace, because several remotes show the label with the same text. */
const labelTexts: Record<LanguageTag, Record<ApplicationStage, string>> = texts;

const styles: Record<ApplicationStage, [BadgeTone, ComponentType<SVGProps<SVGSVGElement>>]> = {
  pending: ['plain', Send],
  viewed: ['harbour', Eye],
  accepted: ['success', CircleCheck],
  not_accepted: ['closed', CircleSlash],
  withdrawn: ['closed', Undo2],
  exchanged: ['success', Handshake],
  job_closed: ['closed', CircleX],
  on_hold: ['attention', CirclePause],
  invited: ['attention', CalendarClock],
  interview: ['success', CalendarCheck],
  interviewed: ['plain', CalendarCheck],
  missed: ['closed', CalendarX],
  passed: ['success', CalendarCheck],
  not_suitable: ['closed', CircleSlash],
  offered: ['attention', FileCheck],
  hired: ['success', Handshake],
  offer_declined: ['closed', CircleSlash],
  offer_ended: ['closed', CircleX],
};

/** The status of an application as a badge: the same text, tone and icon in every remote. */
export function ApplicationBadge({ stage }: { stage: ApplicationStage }) {
  const { language } = useLocale();
  const [tone, Icon] = styles[stage];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {labelTexts[language.value][stage]}
    </Badge>
  );
}
