import { useQueryClient } from '@tanstack/react-query';
import { getChat } from '@karavan/shared-api/client/messenger';
import { useClientBlock, withManagementTexts } from '@karavan/shared-api/management';
import { endpointKey } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';

interface BlockClientProps {
  readonly organizationId: number;
  readonly clientId: number;
  readonly name: string;
}

/** Lets staff block the client of a chat in the name of their organization. */
export const BlockClient = withManagementTexts((client: BlockClientProps) => {
  const queries = useQueryClient();
  const block = useClientBlock({
    ...client,
    onChange: () => void queries.invalidateQueries({ queryKey: endpointKey(getChat, 'one') }),
  });
  return (
    block && (
      <Button
        kind="quiet"
        size="small"
        loading={block.isPending}
        onClick={() => void block.press()}
      >
        {block.label}
      </Button>
    )
  );
});
