import type { createTransport } from 'nodemailer';
import type { MailServer } from '../env/providers.ts';
import type { MessagePort } from './message-port.ts';

const SUBJECT = 'Karavan';
const TIMEOUT_MS = 15_000;

/** Hands mails to an SMTP server; what speaks to it is loaded with the first one. A message that is sent again keeps its Message-ID. */
export function createMailPort({ url, from }: MailServer): MessagePort {
  let connecting: Promise<ReturnType<typeof createTransport>> | undefined;
  const connect = async () => {
    const nodemailer = await import('nodemailer');
    return nodemailer.createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  };
  const [, domain] = /@([^@>\s]+)>?$/.exec(from) ?? [];
  return async ({ to, text, providerKey, attachment }) => {
    const messageId = `<${providerKey}@${domain}>`;
    const transport = await (connecting ??= connect());
    await transport.sendMail({
      from,
      to,
      subject: SUBJECT,
      text,
      messageId,
      ...(attachment && {
        attachments: [
          {
            filename: attachment.name,
            contentType: attachment.mediaType,
            content: attachment.content,
          },
        ],
      }),
    });
  };
}
