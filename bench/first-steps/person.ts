import { setTimeout as sleep } from 'node:timers/promises';
import type { Hand } from '../../e2e/support/hand.ts';

/** Finding the next control and moving the thumb there, in milliseconds. */
const LOOK = 1200;
/** Per letter: 36 words a minute, the mean of 37,000 people on phones (Palin et al., MobileHCI 2019). */
const KEY = 330;
/** Taking a photo with the camera that opens. */
const PHOTO = 4000;

/** Somebody who uses a phone at the pace of most people, without a mistake. */
export const PERSON: Hand = {
  async press(control) {
    await control.waitFor();
    await sleep(LOOK);
    await control.click();
  },
  async type(field, text) {
    await this.press(field);
    await field.pressSequentially(text, { delay: KEY });
  },
  async choose(list, label) {
    await list.waitFor();
    await sleep(2 * LOOK);
    await list.selectOption({ label });
  },
  async give(input, buffer) {
    await sleep(LOOK + PHOTO);
    await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  },
};
