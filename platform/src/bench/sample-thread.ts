import type { Chat, Message } from '@jobharbor/shared/contracts';
import type { BrowserContext } from 'playwright';

/** Words of a message in the language of the page, with a Latin word in it. */
const words: Readonly<Record<string, string>> = {
  en: 'Thank you for your message. Could you come to Pier 4 on Monday morning?',
  ar: 'شكرًا على رسالتك. هل يمكنك الحضور إلى Pier 4 صباح الاثنين؟',
  ja: 'ご連絡ありがとうございます。月曜の午前に Pier 4 へお越しいただけますか。',
};

export interface SampleThread {
  count: number;
  unread: number;
  language: string;
}

const chatId = 1;
const day = 86_400;

/** A chat with `count` messages of both sides, 60 a day, of which the last `unread` are the employer's and unread. */
function createThread({ count, unread, language }: SampleThread) {
  const now = Math.floor(Date.now() / 1_000);
  const text = words[language] ?? words.en ?? '';
  const messages = Array.from({ length: count }, (_, index): Message => {
    const isUnread = index >= count - unread;
    const isOwn = !isUnread && index % 5 < 2;
    return {
      ...{ id: index + 1, chat_id: chatId, client_key: null, kind: 'text' },
      ...{ sender: isOwn ? 'jobseeker' : 'recruiter', status: isUnread ? 'delivered' : 'read' },
      text: `${index + 1}. ${text.repeat(1 + (index % 3))}`,
      sent_at: now - Math.round(((count - index) * day) / 60),
    };
  });
  const chat: Chat = {
    ...{ id: chatId, application_id: 1, application_label: 'accepted', application_stage: 'accepted' },
    job: { id: 1, slug: 'nurse', title: 'Ward nurse', country_key: 'ph', language: 'en' },
    company: { id: 1, name: 'Bay Clinic', logo_url: null },
    counterpart: { id: 2, name: 'Ana Reyes', title: 'Recruiter', avatar_url: null, last_active_at: null },
    ...{ last_message: messages.at(-1) ?? null, unread_count: unread, updated_at: now, draft: null },
  };
  return { chat, messages };
}

/** Answers the page's calls about chats with a sample thread. Returns the ids up to which it reported messages as read. */
export async function answerWithThread(context: BrowserContext, sample: SampleThread): Promise<number[]> {
  const { chat, messages } = createThread(sample);
  const reported: number[] = [];
  await context.route(/\/api\/jobApplication\/chats(?:[/?].*)?$/, async (route) => {
    const url = new URL(route.request().url());
    const json = (data: unknown) => route.fulfill({ json: { data } });
    if (url.pathname.endsWith('/unread-count')) return json({ unread_count: sample.unread });
    if (url.pathname.endsWith('/read')) {
      reported.push(route.request().postDataJSON().up_to);
      return json({});
    }
    if (url.pathname.endsWith('/messages')) {
      const before = Number(url.searchParams.get('before') ?? messages.length + 1);
      const from = Math.max(0, before - 1 - Number(url.searchParams.get('size')));
      return json({ messages: messages.slice(from, before - 1), has_earlier: from > 0 });
    }
    if (url.pathname.endsWith('/chats')) return json({ chats: [chat], total: 1, page: 1, size: 30 });
    return json({ chat });
  });
  return reported;
}
