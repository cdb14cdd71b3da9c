import { type ReactElement, type ReactNode, useRef } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import styled from 'styled-components';
import {
  color,
  duration,
  ease,
  layer,
  radius,
  shadow,
  size,
  space,
} from '@karavan/shared-ui/tokens';

export interface MenuItem {
  readonly label: string;
  /** An icon of 20 px. */
  readonly icon?: ReactNode;
  /** The action is destructive. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
}

/** A drop-down menu of actions. */
export function Menu({ trigger, items }: MenuProps) {
  // Not a state: a list with a menu in each row would be drawn twice.
  const landmark = useRef<HTMLElement>(null);
  const findLandmark = (button: HTMLElement | null) => {
    if (button) landmark.current = button.closest<HTMLElement>(LANDMARKS) ?? document.body;
  };
  return (
    <Base.Root>
      <Base.Trigger ref={findLandmark} render={trigger} />
      <Base.Portal container={landmark}>
        <Positioner sideOffset={6} align="end" collisionPadding={8} positionMethod="fixed">
          <Popup>
            {items.map((item) => (
              <Item
                key={item.label}
                disabled={item.disabled}
                $danger={item.danger === true}
                onClick={item.run}
              >
                {item.icon && <Icon aria-hidden>{item.icon}</Icon>}
                {item.label}
              </Item>
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** The menu opens inside the landmark of its button, where the screen reader already is. */
const LANDMARKS = 'main, header, nav, aside, footer, [role=dialog], [role=alertdialog]';

const Positioner = styled(Base.Positioner)`
  z-index: ${layer.overlay};
  outline: none;
`;

const Popup = styled(Base.Popup)`
  min-width: 200px;
  max-width: calc(100vw - 2 * ${space[2]});
  max-height: var(--available-height);
  padding: ${space[1]};
  overflow-y: auto;
  outline: none;
  border-radius: ${radius.medium};
  border: 1px solid ${color.border};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  transform-origin: var(--transform-origin);
  transition:
    opacity ${duration.fast} ${ease.out},
    transform ${duration.fast} ${ease.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.95);
  }
`;

const Item = styled(Base.Item)<{ readonly $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  outline: none;
  border-radius: ${radius.small};
  color: ${({ $danger }) => ($danger ? color.danger : color.text)};
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? color.dangerSoft : color.fill)};
  }

  &[data-disabled] {
    color: ${color.textMuted};
    cursor: default;
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;
`;
