import { Button } from '@karavan/shared-ui/button';
import { Banner } from './banner.tsx';

interface OvertakenNoteProps {
  readonly text: string;
  /** The label of the button that begins anew with what is stored; without it one can only go on. */
  readonly take?: string;
  onTake?(): void;
}

/** Says that somebody else has stored what a form shows, differently: whoever saves now has been told. */
export function OvertakenNote({ text, take, onTake }: OvertakenNoteProps) {
  return (
    <Banner
      tone="warning"
      {...(take !== undefined && {
        action: (
          <Button kind="secondary" size="small" onClick={onTake}>
            {take}
          </Button>
        ),
      })}
    >
      {text}
    </Banner>
  );
}
