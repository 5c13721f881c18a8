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

/** A node for tests, which ends with its standard input. Arguments: name, HTTP port, transport port, all transport ports, folder. */
final class TestNode extends Node {
  private TestNode(String name, Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> name),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class),
        true);
  }

  public static void main(String[] given) throws Exception {
    List<String> ports = List.of(given[3].split(","));
    Path home = Path.of(given[4]);
    Files.createDirectories(home.resolve("config"));
    Settings settings = Settings.builder()
        .put("cluster.name", "jobharbor-test")
        .put("node.name", given[0])
        .put("path.home", home.toString())
        .put("network.host", "127.0.0.1")
        .put("http.port", given[1])
        .put("http.type", "netty4")
        .put("transport.port", given[2])
        .put("transport.type", "netty4")
        .put("node.processors", 1)
        .putList("discovery.seed_hosts", ports.stream().map(port -> "127.0.0.1:" + port).toList())
        .putList("cluster.initial_cluster_manager_nodes", ports.stream().map(port -> "n" + ports.indexOf(port)).toList())
        // The disk of a machine for tests may be nearly full.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    new TestNode(given[0], settings).start();
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
