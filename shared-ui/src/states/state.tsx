import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { atOnce, lazily } from '../lazily/lazily.tsx';
import type { SceneName } from '../scenes/scene-name.ts';
import { SCENE_SIZE } from '../scenes/scene-size.ts';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { color, radius, space, tracking, type } from '@karavan/shared-ui/tokens';

interface StateAction {
  readonly label: string;
  run(): void;
}

interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly text?: string;
  readonly action?: StateAction;
  /** What is drawn above; something calm by default. */
  readonly scene?: SceneName;
}

/** An empty list: says what to do next. */
export function EmptyState({ title, text, action, scene = 'calm' }: EmptyStateProps) {
  return (
    <Root>
      {scene === 'offline' ? <OfflineScene name={scene} /> : <Scene name={scene} />}
      <Title>{title}</Title>
      {text && <Explanation>{text}</Explanation>}
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </Root>
  );
}

interface ErrorStateProps {
  /** What happened; "Something went wrong" by default. */
  readonly title?: string;
  readonly text?: string;
  /** The retry; its label comes from the provider by default. */
  readonly action: { readonly label?: string; run(): void };
}

/** Something could not be shown: says what happened and offers a retry. */
export function ErrorState({ title, text, action }: ErrorStateProps) {
  const t = useUiText();
  return (
    <Root role="alert">
      <Space aria-hidden>
        <Sign />
      </Space>
      <Title>{title ?? t('error_title')}</Title>
      {text && <Explanation>{text}</Explanation>}
      <Button onClick={action.run}>{action.label ?? t('try_again')}</Button>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-content: center;
  justify-items: center;
  gap: ${space[3]};
  max-width: 420px;
  margin: 0 auto;
  padding: ${space[7]} ${space[4]};
  text-align: center;
`;

/** As high as a scene, so that words keep their place. */
const Space = styled.span`
  display: grid;
  place-items: center;
  height: ${SCENE_SIZE.height}px;
`;

const Sign = styled(CircleAlert)`
  width: 80px;
  height: 80px;
  padding: 24px;
  border-radius: ${radius.full};
  background: ${color.dangerSoft};
  color: ${color.danger};
  stroke-width: 1.75;
`;

const loadScene = async () =>
  (await import(/* webpackChunkName: "scenes" */ '../scenes/scene.tsx')).Scene;

const Scene = lazily(loadScene, <Space />, atOnce);

/** Its drawing may be out of reach. */
const OfflineScene = lazily(
  loadScene,
  <Space aria-hidden>
    <Sign />
  </Space>,
  atOnce,
);

const Title = styled.h2`
  font: ${type.title2};
  letter-spacing: ${tracking.tight};
  text-wrap: balance;
`;

const Explanation = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
  text-wrap: pretty;
`;
