import { useLocation } from 'react-router-dom';
import { FeedbackPage } from './feedback-page.tsx';
import { VipPage } from './vip-page.tsx';

/** The pages about the site itself. One component for both: separate chunks would enlarge the first script. */
export function AboutPages() {
  return useLocation().pathname.endsWith('/vip') ? <VipPage /> : <FeedbackPage />;
}
