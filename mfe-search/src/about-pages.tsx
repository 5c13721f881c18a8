import { useLocation } from 'react-router-dom';
import { VipPage } from './features/explain-vip/vip-page.tsx';
import { FeedbackPage } from './features/send-feedback/feedback-page.tsx';

/** The pages about the site itself. One component for both: each of its own would weigh in the first script. */
export function AboutPages() {
  return useLocation().pathname.endsWith('/vip') ? <VipPage /> : <FeedbackPage />;
}
