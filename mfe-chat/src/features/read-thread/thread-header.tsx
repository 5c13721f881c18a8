import { shownStage } from '@jobharbor/shared/contracts/applications/application-story';
import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import { ApplicationBadge, applicationPath } from '@jobharbor/shared/domain/applications';
import { ConductReportButton } from '@jobharbor/shared/domain/conduct-reports';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { Avatar } from '@jobharbor/shared/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChatMenu } from '../../common/organise/chat-menu.tsx';
import { useViewSearch } from '../../common/use-chat-view.ts';
import { MobileItem } from './mobile-item.tsx';
import './thread-head.css';

/** Counterpart, job and application status. `isPage`: the name is the page's h1. */
export function ThreadHeader({ chat, isPage }: { chat: Chat; isPage: boolean }) {
  const { t } = useTranslation('chat');
  const { counterpart, company, job, application_id, application_label, application_stage } = chat;
  const search = useViewSearch();
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <header className="jhc-head">
      {isPage && (
        <Link
          to={{ pathname: '/chat-home', search }}
          className="jh-icon-button"
          aria-label={t('thread.back')}
          title={t('thread.back')}
        >
          <ArrowLeft className="jh-icon--directional" aria-hidden="true" />
        </Link>
      )}
      <Avatar name={counterpart.name} src={counterpart.avatar_url} />
      <div className="jhc-head__who">
        <Heading className="jhc-head__name">
          <UserText className="jhc-head__part">{counterpart.name}</UserText>
        </Heading>
        <p className="jhc-head__role">
          {counterpart.title && (
            <>
              <UserText className="jhc-head__part">{counterpart.title}</UserText>
              <span className="jhc-head__dot">{' · '}</span>
            </>
          )}
          <UserText className="jhc-head__part">
            {chat.agency
              ? t('thread.agency', { agency: chat.agency.name, company: company.name })
              : company.name}
          </UserText>
          {counterpart.activity && (
            <>
              <span className="jhc-head__dot">{' · '}</span>
              <span className="jhc-head__part jhc-head__active">
                {t(`thread.activity.${counterpart.activity}`)}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="jhc-head__report">
        <ConductReportButton
          icon
          name={counterpart.name}
          subjects={[
            { kind: 'chat', id: chat.id },
            { kind: 'recruiter', id: counterpart.id },
          ]}
        />
        <ChatMenu chat={chat}>{application_label !== 'withdrawn' && <MobileItem chat={chat} />}</ChatMenu>
      </div>
      <div className="jhc-head__job">
        <Link to={jobPath(job)} className="jh-link" lang={job.language} dir="auto">
          {job.title}
        </Link>
        {!chat.start && (
          <Link
            to={applicationPath(application_id)}
            className="jhc-head__state"
            title={t('thread.application')}
          >
            <ApplicationBadge stage={shownStage({ stage: application_stage, label: application_label })} />
          </Link>
        )}
      </div>
    </header>
  );
}
