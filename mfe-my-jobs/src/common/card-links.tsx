import { chatPath } from '@jobharbor/shared/domain/applications';
import { ButtonLink } from '@jobharbor/shared/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface CardLinkProps {
  /** Id of the card's title, which says what the link is for. */
  titleId: string;
}

/** Opens the chat of an application; nothing where it has none. */
export function ChatLink({ chatId, titleId }: CardLinkProps & { chatId: number | null }) {
  const { t } = useTranslation('myJobs');
  if (chatId === null) return null;
  return (
    <ButtonLink
      aria-describedby={titleId}
      iconStart={<MessageCircle aria-hidden="true" />}
      render={<Link to={chatPath(chatId)} />}
    >
      {t('applied.chat')}
    </ButtonLink>
  );
}

export type DownloadLinkProps = CardLinkProps & {
  /** Of the call that answers with the file. */
  path: string;
  icon: ReactNode;
  children: string;
};

/** Downloads a file of the API. */
export function DownloadLink({ path, icon, titleId, children }: DownloadLinkProps) {
  return (
    <ButtonLink aria-describedby={titleId} iconStart={icon} download href={`/api${path}`}>
      {children}
    </ButtonLink>
  );
}
