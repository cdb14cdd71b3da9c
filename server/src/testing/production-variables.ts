/** What a start in production needs; nobody answers at these addresses. */
export const PRODUCTION_VARIABLES = {
  KARAVAN_MODE: 'production',
  KARAVAN_TRUSTED_PROXY: '127.0.0.1',
  PUBLIC_URL: 'https://karavan.test',
  SMS_URL: 'http://127.0.0.1:1/sms',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Karavan <no-reply@karavan.test>',
} as const;
