import { z } from 'zod';

/** Our app at Instagram; without both there are made-up posts in the demo, and none in production. */
export const INSTAGRAM_VARIABLES = {
  INSTAGRAM_APP_ID: z
    .string()
    .regex(/^\d{1,30}$/)
    .optional(),
  INSTAGRAM_APP_SECRET: z.string().min(16).optional(),
  /** Where codes are exchanged. */
  INSTAGRAM_LOGIN_URL: z.url({ protocol: /^https?$/ }).default('https://api.instagram.com'),
  /** Where accounts are read. */
  INSTAGRAM_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.instagram.com'),
};

export const INSTAGRAM_SECRETS = ['INSTAGRAM_APP_SECRET'] as const;
