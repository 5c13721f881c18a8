import { Notice, type NoticeProps } from '@jobharbor/shared/ui';

/** Notice of a failure: announced at once, and scrolled into view, clear of header and tab bar (`scroll-padding`). */
export function AlertNotice(props: NoticeProps) {
  return <Notice role="alert" {...props} ref={scrollIntoView} />;
}

function scrollIntoView(notice: HTMLDivElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
