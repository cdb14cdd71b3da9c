import { useState } from 'react';

/**
 * Tells whether somebody else has changed what a form began with, as soon as the page has read it again: until then
 * the server refuses the older version, and from then on whoever saves has been told.
 * @param stored what the form shows, as it was read last
 * @returns `take` names what the form has stored itself
 */
export function useOvertaken(stored: unknown) {
  const [own, setOwn] = useState<readonly string[]>([JSON.stringify(stored)]);
  return {
    isOvertaken: !own.includes(JSON.stringify(stored)),
    take: (saved: unknown) => setOwn((before) => [...before, JSON.stringify(saved)]),
  };
}
