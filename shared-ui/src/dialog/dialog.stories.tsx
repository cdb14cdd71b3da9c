import { type ReactNode, useState } from 'react';
import type { StoryGroup } from '../../gallery/story.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { ConfirmDialog, AlertDialog } from './question-dialog.tsx';

interface OpenerProps {
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

function Opener({ children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Открыть
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

export const dialogStories: StoryGroup = {
  title: 'Dialog',
  stories: [
    {
      name: 'Modal',
      render: () => (
        <Opener>
          {(open, close) => (
            <Dialog open={open} onClose={close} title="Новая папка">
              <TextField label="Название" />
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'Confirm',
      render: () => (
        <Opener>
          {(open, close) => (
            <ConfirmDialog
              open={open}
              title="Отменить чек?"
              text="Клиент получит уведомление, деньги вернутся на его счёт."
              danger
              onAnswer={close}
            />
          )}
        </Opener>
      ),
    },
    {
      name: 'Alert',
      render: () => (
        <Opener>
          {(open, close) => (
            <AlertDialog open={open} title="Повторите через 30 минут" onClose={close} />
          )}
        </Opener>
      ),
    },
  ],
};
