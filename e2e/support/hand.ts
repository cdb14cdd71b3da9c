import type { Locator } from '@playwright/test';

/** Who uses a page: a test does it at once, `bench/first-steps` at the pace of a person. */
export interface Hand {
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** @param option its label */
  choose(list: Locator, option: string): Promise<void>;
  /** The picture that a press on the control asks for. */
  give(input: Locator, picture: Buffer): Promise<void>;
}

const JPEG = { name: 'photo.jpg', mimeType: 'image/jpeg' };

export const AT_ONCE: Hand = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  async choose(list, label) {
    await list.selectOption({ label });
  },
  give: (input, buffer) => input.setInputFiles({ ...JPEG, buffer }),
};
