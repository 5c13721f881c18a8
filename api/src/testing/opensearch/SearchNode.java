import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of OpenSearch from its published jars, for tests and for trials. Arguments: name, address, HTTP port, transport port,
 * transport addresses of all nodes, their names, folder. With -Dlifeline=true it ends with its standard input.
 */
final class SearchNode extends Node {
  private SearchNode(String name, Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> name),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class),
        true);
  }

  public static void main(String[] given) throws Exception {
    Path home = Path.of(given[6]);
    Files.createDirectories(home.resolve("config"));
    Settings settings = Settings.builder()
        .put("cluster.name", "jobharbor")
        .put("node.name", given[0])
        .put("path.home", home.toString())
        .put("network.host", given[1])
        .put("http.port", given[2])
        .put("transport.port", given[3])
        .put("http.type", "netty4")
        .put("transport.type", "netty4")
        .put("node.processors", 1)
        .putList("discovery.seed_hosts", given[4].split(","))
        .putList("cluster.initial_cluster_manager_nodes", given[5].split(","))
        // The disk of a machine for tests may be nearly full.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    new SearchNode(given[0], settings).start();
    if (!Boolean.getBoolean("lifeline")) Thread.currentThread().join();
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
