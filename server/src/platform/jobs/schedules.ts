/** When tasks run by themselves, as crontab patterns in UTC. */
export const EVERY_MINUTE = '* * * * *';
export const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** Not on the hour, when many other sites are asked as well. */
export const EVERY_QUARTER_HOUR = '4,19,34,49 * * * *';
export const HOURLY = '17 * * * *';
/** At night where most people live. */
export const NIGHTLY = '40 21 * * *';
