import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { UploadStatus } from './upload-status.tsx';

test.each([
  ['ru', '40\u00A0%'],
  ['en', '40%'],
  ['de', '40\u00A0%'],
  ['tr', '%40'],
  ['zh', '40%'],
])('the share is written as people write it: %s', (locale, written) => {
  renderUi(
    <UploadStatus
      label="Photo"
      locale={locale}
      progress={0.4}
      problem={null}
      cancel={() => {}}
      retry={() => {}}
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Photo' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(bar.nextElementSibling!.textContent).toBe(written);
});
