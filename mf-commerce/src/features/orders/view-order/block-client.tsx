import { useClientBlock, withManagementTexts } from '@karavan/shared-api/management';
import { Button } from '@karavan/shared-ui/button';

interface BlockClientProps {
  readonly organizationId: number;
  readonly clientId: number;
  readonly name: string;
}

/** Lets staff block the client of an order in the name of their organization. */
export const BlockClient = withManagementTexts((client: BlockClientProps) => {
  const block = useClientBlock(client);
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
