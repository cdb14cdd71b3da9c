/** What a push carries, as the service worker shows it. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** A path of the site, which a press opens. */
  readonly url: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
  /** The conversation that somebody has written in. */
  readonly chat_id?: number;
  /** Sent with a request for a partnership. */
  readonly extra_data?: { readonly partnership_id: number; readonly own_organization: number };
  readonly organization?: { readonly id: number; readonly title: string };
  readonly image?: string | null;
}
