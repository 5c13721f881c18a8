interface PushKeysTable {
  /** Always 1. */
  id: number;
  /** Base64url, as `private_key` before its encryption. */
  public_key: string;
  private_key: string;
  made_at: Date;
}

interface PushSubscriptionsTable {
  session_id: number;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  subscribed_at: Date;
}

/** Web push: the site's key, and the browsers that get messages. */
export interface PushTables {
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
}
