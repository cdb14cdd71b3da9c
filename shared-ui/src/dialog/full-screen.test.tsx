import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { FullScreen } from './full-screen.tsx';

const STEPS = [
  <p key="loading">Loading</p>,
  <div key="one">
    <h1>Delete the account?</h1>
    <h2>What stays</h2>
  </div>,
  <section key="two" aria-labelledby="own">
    <h1 id="own">Enter the code</h1>
  </section>,
  <p key="none">Gone</p>,
];

function Steps() {
  const [step, setStep] = useState(0);
  return (
    <FullScreen name="Viewer" onClose={() => undefined}>
      {STEPS[step]}
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
    </FullScreen>
  );
}

it('is named by its heading, whenever that comes or changes, and otherwise as told', async () => {
  const { user } = renderUi(<Steps />);
  const dialog = await screen.findByRole('dialog', { name: 'Viewer' });
  const next = screen.getByRole('button', { name: 'Next' });
  for (const name of ['Delete the account?', 'Enter the code', 'Viewer']) {
    await user.click(next);
    expect(await screen.findByRole('dialog', { name })).toBe(dialog);
  }
});
